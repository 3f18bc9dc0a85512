import type { Flow } from '../chat/orders.ts'
import type { Load } from '../chat/phases.ts'
import { COMPARED_AT, flatAt, perSecond, type Result, type Results } from './results.ts'

type Column = { head: string; cell: (result: Result) => string }

const NOTHING = '–'
/** Of one core: the generator opens connections no faster than that. */
const BUSY = 0.95
const given = <T>(value: T | null | undefined, text: (value: T) => string): string => (value == null ? NOTHING : text(value))
const count = (value: number): string => Math.round(value).toLocaleString('en')
const ms = ([p50, p99]: Flow['ack_ms']): string => `${p50.toFixed(1)} / ${p99.toFixed(1)}`
const share = (part: number, whole: number): string =>
  part === whole ? 'all' : `${((part / whole) * 100).toFixed(part / whole > 0.99 ? 2 : 0)} %`
/** A figure taken while the generator was too busy is no figure. */
const believed = (load: Load, text: (load: Load) => string): string => (load.own.void ? 'void' : text(load))

const oddities = (refused: number, cuts: number): string =>
  (refused > 0 ? `, ${refused} put off` : '') + (cuts > 0 ? `, ${cuts} cut` : '')

const ownLoad = ({ own: { cpu, delay_p99_ms } }: { own: Flow['own'] }): string =>
  `${Math.round(cpu * 100)} %, ${delay_p99_ms.toFixed(0)} ms`

/** Markdown: what was measured, where, and every figure of it. */
export function markdown(results: Results): string {
  const { machine, date, fsync_ms, seconds, rounds, rate } = results
  const sockets = [...new Set(results.results.flatMap(({ flat, paced }) => [...flat, ...paced].map((load) => load.sockets)))]
  const limit = results.results.find(({ key }) => key === 'limit')
  return [
    `${machine}. ${date}. A page is on the disk after ${fsync_ms.toFixed(2)} ms (median of fdatasync).`,
    `Flat out: ${seconds} s, on ${COMPARED_AT} sockets the median of ${rounds} rounds. Paced: ${rate} messages a second in all, ${seconds} s.`,
    'The generator runs on the same processors; its own share of one core and its delay (p99) stand behind each figure.',
    ...sockets.toSorted((one, other) => one - other).flatMap((many) => flowTables(results.results, many, limit, rate)),
    section('Burst, idle sockets, restart', results.results, EDGES),
    section('kill -9 under half of its own load', results.results, KILLS),
    ...results.skipped.map(({ name, reason }) => `${name} was not measured: ${reason}.`),
    ...results.results.filter(({ failed }) => failed).map(({ name, failed }) => `${name} did not finish: ${failed}.`),
    results.results.map(({ name, setup }) => `- ${name}: ${setup}.`).join('\n'),
  ].join('\n\n')
}

function flowTables(results: readonly Result[], sockets: number, limit: Result | undefined, rate: number): string[] {
  const limit_load = limit && flatAt(limit, sockets)
  const flat = (text: (load: Load) => string) => (result: Result) =>
    given(flatAt(result, sockets), (load) => believed(load, text))
  const paced = (text: (load: Load) => string) => (result: Result) =>
    given(
      result.paced.find((load) => load.sockets === sockets),
      (load) => believed(load, text),
    )
  const common = (of: typeof flat): Column[] => [
    { head: 'send to ack, p50 / p99 ms', cell: of(({ ack_ms }) => ms(ack_ms)) },
    { head: 'send to delivery, p50 / p99 ms', cell: of(({ delivery_ms }) => ms(delivery_ms)) },
    { head: 'shown', cell: of(({ shown, sent, refused, cuts }) => share(shown, sent) + oddities(refused, cuts)) },
    { head: 'CPU s per 1,000', cell: of(({ cpu_per_1000 }) => cpu_per_1000.toFixed(3)) },
    { head: 'loop delay p99 ms', cell: of(({ loop_delay_ms }) => given(loop_delay_ms, (delay) => delay.toFixed(1))) },
  ]
  const columns: Column[] = [
    { head: 'acked a second', cell: flat((load) => count(perSecond(load))) },
    { head: 'of the limit', cell: flat((load) => given(limit_load, (bare) => (perSecond(load) / perSecond(bare)).toFixed(2))) },
    ...common(flat),
    { head: 'memory MB', cell: flat(({ memory_mb }) => count(memory_mb)) },
    { head: 'generator', cell: (result) => given(flatAt(result, sockets), ownLoad) },
  ]
  return [
    section(`Flat out, ${count(sockets)} sockets`, results, columns),
    section(`${rate} messages a second, ${count(sockets)} sockets`, results, common(paced)),
  ]
}

const EDGES: Column[] = [
  { head: 'burst 500 x 3: shown', cell: ({ burst }) => given(burst, ({ shown, sent }) => share(shown, sent)) },
  { head: 'out of order', cell: ({ burst }) => given(burst, ({ reordered }) => count(reordered)) },
  { head: 'all done s', cell: ({ burst }) => given(burst, ({ settled_seconds }) => settled_seconds.toFixed(2)) },
  {
    head: 'log-ins a second',
    cell: ({ idle }) => given(idle, ({ logins_per_s, own: { cpu } }) => (cpu > BUSY ? 'void' : count(logins_per_s))),
  },
  { head: 'KB per idle socket', cell: ({ idle }) => given(idle, ({ kb_per_socket }) => kb_per_socket.toFixed(0)) },
  {
    head: 'restart: listens s / all back s',
    cell: ({ regroup }) =>
      given(
        regroup,
        ({ down_s, all_back_s, own }) =>
          `${down_s.toFixed(1)} / ${all_back_s.toFixed(1)}${own.cpu > BUSY ? ', generator busy' : ''}`,
      ),
  },
  { head: 'sockets', cell: ({ regroup }) => given(regroup, ({ sockets }) => count(sockets)) },
]

const KILLS: Column[] = [
  { head: 'trials', cell: ({ kills }) => given(kills, ({ trials }) => count(trials)) },
  { head: 'load a second', cell: ({ kills }) => given(kills, ({ rate }) => count(rate)) },
  { head: 'sent', cell: ({ kills }) => given(kills, ({ sent }) => count(sent)) },
  { head: 'lost', cell: ({ kills }) => given(kills, ({ lost }) => count(lost)) },
  { head: 'doubled', cell: ({ kills }) => given(kills, ({ doubled }) => count(doubled)) },
  { head: 'out of order', cell: ({ kills }) => given(kills, ({ reordered }) => count(reordered)) },
  { head: 'shown only after coming back', cell: ({ kills }) => given(kills, ({ late }) => count(late)) },
  { head: 'never shown', cell: ({ kills }) => given(kills, ({ never_shown }) => count(never_shown)) },
  { head: 'never acknowledged', cell: ({ kills }) => given(kills, ({ unacked }) => count(unacked)) },
  { head: 'longest restart s', cell: ({ kills }) => given(kills, ({ restart_s }) => restart_s.toFixed(2)) },
]

/** Columns without a single figure are left out, and so is a table without one. */
function section(title: string, results: readonly Result[], columns: readonly Column[]): string {
  const rows = results.map((result) => ({ name: result.name, cells: columns.map(({ cell }) => cell(result)) }))
  const used = columns.map((_, index) => rows.some(({ cells }) => cells[index] !== NOTHING))
  if (!used.includes(true)) return `### ${title}\n\nNot measured.`
  const line = (name: string, cells: readonly string[]): string =>
    `| ${[name, ...cells.filter((_, index) => used[index])].join(' | ')} |`
  const heads = columns.map(({ head }) => head)
  return [
    `### ${title}`,
    '',
    line('', heads),
    line(
      '---',
      heads.map(() => '--:'),
    ),
    ...rows.map(({ name, cells }) => line(name, cells)),
  ].join('\n')
}
