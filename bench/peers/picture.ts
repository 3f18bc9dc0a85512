import { drawPanel, PANEL, type Panel } from './panel.ts'
import { COMPARED_AT, flatAt, perSecond, type Result, type Results } from './results.ts'
import type { Load } from '../chat/phases.ts'

const COLUMNS = 2
const GAP = 32
const MARGIN = 32
const HEAD = 108
const FOOT = 56

const LIGHT = 'paper #fbf7ef ink #17251e soft #5c6a62 line #e2dacb own #17643f limit #827a6b peer #c9730f bad #b3202a'
const DARK = 'paper #141d18 ink #f0ece1 soft #a9b5ad line #34423a own #63b088 limit #9a9282 peer #e9a548 bad #ff8a80'

/** One picture of a run, for light and dark pages: no script, no font, no address. */
export function drawPicture(results: Results): string {
  const panels = panelsOf(results)
  const rows = Math.ceil(panels.length / COLUMNS)
  const many = Math.max(1, results.results.length)
  const height = PANEL.head + many * PANEL.row + PANEL.foot
  const size = { width: MARGIN * 2 + COLUMNS * PANEL.width + GAP, height: HEAD + rows * (height + GAP) + FOOT }
  const drawn = panels.map((panel, index) => {
    const x = MARGIN + (index % COLUMNS) * (PANEL.width + GAP)
    const y = HEAD + Math.floor(index / COLUMNS) * (height + GAP)
    return `<g transform="translate(${x} ${y})">${drawPanel(panel)}</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-labelledby="title about">`,
    `<title id="title">Chat servers side by side</title>`,
    `<desc id="about">${escape(panels.map(({ title, rows: lines }) => `${title}: ${lines.map(({ name, label }) => `${name} ${label}`).join(', ')}`).join('. '))}</desc>`,
    `<style>${styles()}</style><rect class="paper" width="100%" height="100%"/>`,
    `<text class="title" x="${MARGIN}" y="48">Chat servers side by side: stored, then acknowledged, then delivered</text>`,
    `<text class="soft" x="${MARGIN}" y="74">${escape(`${results.machine}, ${results.date}`)}</text>`,
    `<text class="soft" x="${MARGIN}" y="94">${escape(conditions(results))}</text>`,
    ...drawn,
    `<text class="soft" x="${MARGIN}" y="${size.height - 28}">npm run bench -- peers. How each is set up, and what these figures cannot say: bench/peers/README.md</text>`,
    '</svg>\n',
  ].join('\n')
}

const conditions = ({ seconds, rounds, fsync_ms }: Results): string =>
  `${COMPARED_AT / 2} pairs flat out, median of ${rounds} x ${seconds} s; fsync on (${fsync_ms.toFixed(2)} ms); the load generator shares the processors`

function panelsOf({ results }: Results): Panel[] {
  const flat = (result: Result): Load | undefined => {
    const load = flatAt(result, COMPARED_AT)
    return load?.own.void ? undefined : load
  }
  const bars = (title: string, unit: string, of: (result: Result) => number | undefined, digits: number): Panel => ({
    title,
    unit,
    rows: results.map((result) => {
      const value = of(result)
      return { ...nameOf(result), value, label: value === undefined ? 'no figure' : value.toFixed(digits) }
    }),
  })
  const spans = (title: string, of: (load: Load) => [number, number, number]): Panel => ({
    title,
    unit: 'ms, p50 to p99, each line ten times the one before',
    rows: results.map((result) => {
      const load = flat(result)
      const [p50, p99] = load ? of(load) : []
      const label = p50 === undefined || p99 === undefined ? 'no figure' : `${p50.toFixed(0)} to ${p99.toFixed(0)}`
      return { ...nameOf(result), value: p50, to: p99, label }
    }),
  })
  const rate = (result: Result): number | undefined => mapped(flat(result), perSecond)
  return [
    bars('Throughput', 'messages acknowledged a second; more is better', rate, 0),
    bars('Processor, database included', 'seconds per 1,000 messages; less is better', (one) => flat(one)?.cpu_per_1000, 3),
    spans('Send to acknowledgement', ({ ack_ms }) => ack_ms),
    spans('Send to delivery', ({ delivery_ms }) => delivery_ms),
    burst(results),
    kills(results),
    bars('Memory of an idle socket', 'KB, without the database; less is better', (one) => one.idle?.kb_per_socket, 0),
    bars(backTitle(results), 'seconds from the kill; less is better', (one) => one.regroup?.all_back_s, 1),
  ]
}

const mapped = <T, U>(value: T | undefined, change: (value: T) => U): U | undefined =>
  value === undefined ? undefined : change(value)
const nameOf = ({ name, key }: Result): { name: string; tone: 'own' | 'limit' | 'peer' } => ({
  name,
  tone: key === 'ours' ? 'own' : key === 'limit' ? 'limit' : 'peer',
})

function burst(results: readonly Result[]): Panel {
  return {
    title: 'Burst: 500 people, 3 messages each at one moment',
    unit: '% shown on the other side; the rest never came',
    rows: results.map((result) => {
      if (!result.burst) return { ...nameOf(result), value: undefined, label: 'no figure' }
      const { shown, sent, reordered, settled_seconds } = result.burst
      const value = (shown / sent) * 100
      const faults = reordered > 0 ? `, ${reordered} out of order` : ''
      return { ...nameOf(result), value, most: 100, label: `${value.toFixed(0)} % in ${settled_seconds.toFixed(1)} s${faults}` }
    }),
  }
}

/** Nothing to draw is the best that can be said. */
function kills(results: readonly Result[]): Panel {
  return {
    title: `kill -9 under half load, ${results.find((one) => one.kills)?.kills?.trials ?? 0} trials`,
    unit: 'messages lost, doubled, out of order, not shown on the open screen; clients resend and resume',
    rows: results.map((result) => {
      if (!result.kills) return { ...nameOf(result), value: undefined, label: 'no figure' }
      const { lost, doubled, reordered, late, never_shown } = result.kills
      const faults = { lost, doubled, 'out of order': reordered, 'not shown': late + never_shown }
      const some = Object.entries(faults).filter(([, count]) => count > 0)
      const label = some.length === 0 ? 'none' : some.map(([what, count]) => `${count} ${what}`).join(', ')
      return { ...nameOf(result), value: undefined, label, bad: some.length > 0 }
    }),
  }
}

const backTitle = (results: readonly Result[]): string =>
  `Restart: all ${results.find((one) => one.regroup)?.regroup?.sockets ?? 0} sockets open again`

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function styles(): string {
  const variables = (palette: string): string => palette.replaceAll(/(\w+) (#\w+)/g, '--$1:$2;')
  return [
    `svg{${variables(LIGHT)}font-family:system-ui,sans-serif;font-size:13px}`,
    `@media(prefers-color-scheme:dark){svg{${variables(DARK)}}}`,
    'text{fill:var(--ink)}.paper{fill:var(--paper)}.title{font-size:24px;font-weight:650}.head{font-size:16px;font-weight:600}',
    '.soft{fill:var(--soft)}.line{stroke:var(--line)}.end{text-anchor:end}.middle{text-anchor:middle}.bad{fill:var(--bad)}',
    '.own{fill:var(--own);stroke:var(--own)}.limit{fill:var(--limit);stroke:var(--limit)}.peer{fill:var(--peer);stroke:var(--peer)}',
  ].join('')
}
