import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Flat out: messages acknowledged a second, and processor seconds for 1,000 of them, database included. */
export type Side = { acked_per_s: number; cpu_per_1000: number }
/** `limit`: the same load on the bare limit right after it, which says how quick the machine was. */
export type Figures = { at: string; machine: string; seconds: number; sockets: number; ours: Side; limit: Side }

const FILE = join(import.meta.dirname, 'figures.json')

/** What was measured the last time; null: never. */
export const lastFigures = (): Figures | null => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Figures) : null)

export const keepFigures = (figures: Figures): void => writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`)

const ofLimit = ({ ours, limit }: Figures): number => ours.acked_per_s / limit.acked_per_s
const changed = (now: number, last: number): string => `${now >= last ? '+' : ''}${((now / last - 1) * 100).toFixed(1)} %`

/**
 * Both figures and what lies between, for people: a machine that is slower today is slower with the bare limit too, so the share of
 * that one says most.
 */
export function compare(now: Figures, last: Figures | null): string {
  const { acked_per_s, cpu_per_1000 } = now.ours
  const said = [
    `${Math.round(acked_per_s)} acked/s`,
    `${cpu_per_1000.toFixed(3)} CPU s per 1,000`,
    `${ofLimit(now).toFixed(2)} of the bare limit`,
  ]
  if (last === null) return `${said.join('; ')}; the first time`
  const before = [
    `${Math.round(last.ours.acked_per_s)}, ${changed(acked_per_s, last.ours.acked_per_s)}`,
    `${last.ours.cpu_per_1000.toFixed(3)}, ${changed(cpu_per_1000, last.ours.cpu_per_1000)}`,
    `${ofLimit(last).toFixed(2)}, ${changed(ofLimit(now), ofLimit(last))}`,
  ]
  const same = now.seconds === last.seconds && now.sockets === last.sockets
  const load = same ? '' : `; another load: ${last.sockets} sockets, ${last.seconds} s`
  return `${said.map((one, place) => `${one} (last time ${before[place]})`).join('; ')}; last on ${last.at}${load}`
}
