import { ROUNDED_TO } from '@himoya/contract/statistics/statistic-lists'
import { cellsOf, linesOf, type Cell, type Keys } from './tables.policy.ts'

/** What is printed: at least so many; null: hidden. By a cell's id. */
export type Numbers = ReadonlyMap<string, number | null>

/** From where to where a true number can lie. */
type Range = { low: number; high: number }
export type Bounds = ReadonlyMap<string, Range>

/** How the tables of a half-year hang together, by the places of their cells in `ids`. */
type TableSystem = { ids: readonly string[]; lines: readonly Line[]; triangles: readonly Triangle[] }
/** The cell `end` is the sum of `parts`. */
type Line = { end: number; parts: readonly number[] }
/** `(i, j)` of two dimensions; for each key `c` of a third `(i, c)`, `(j, c)` and `c` alone. */
type Triangle = { cell: number; over: readonly (readonly [one: number, other: number, alone: number])[] }

export function openSystem(keys: Keys): TableSystem {
  const cells = cellsOf(keys)
  const places = new Map(cells.map(({ id }, place) => [id, place]))
  const place = (id: string): number => places.get(id)!
  const lines = linesOf(keys).map(({ total, parts }) => ({ end: place(total), parts: parts.map(place) }))
  return { ids: cells.map(({ id }) => id), lines, triangles: trianglesOf(cells) }
}

function trianglesOf(cells: readonly Cell[]): Triangle[] {
  const places = new Map(cells.map(({ at }, place) => [placeName(at), place]))
  const find = (at: Cell['at']): number => places.get(placeName(at))!
  const single = cells.filter(({ at }) => Object.keys(at).length === 1)
  return cells.flatMap(({ at }, cell) => {
    const [first, second] = Object.entries(at)
    if (!first || !second) return []
    const thirds = Object.values(
      Object.groupBy(
        single.filter(({ by }) => by !== first[0] && by !== second[0]),
        ({ by }) => by,
      ),
    )
    return thirds.map((across = []) => ({
      cell,
      over: across.map(
        (third) =>
          [find({ [first[0]]: first[1], ...third.at }), find({ [second[0]]: second[1], ...third.at }), find(third.at)] as const,
      ),
    }))
  })
}

const placeName = (at: Cell['at']): string =>
  Object.entries(at)
    .map((one) => one.join('='))
    .toSorted()
    .join('&')

const MOST_ROUNDS = 60

/**
 * The narrowest range of every true number that follows from all tables together for somebody who bets that at most `bet` reports were
 * held back of each: a line's end is the sum of its parts, and two tables bound a third over what they share. Null: what is printed
 * contradicts the bet.
 */
export function boundsOf({ ids, lines, triangles }: TableSystem, numbers: Numbers, bet: number): Bounds | null {
  const ranges = ids.map((id): Range => {
    const number = numbers.get(id) ?? null
    return number === null ? { low: 0, high: Infinity } : { low: number, high: number + ROUNDED_TO - 1 + bet }
  })
  for (let round = 0, narrowed = true; narrowed && round < MOST_ROUNDS; round++) {
    narrowed = false
    for (const line of lines) narrowed = narrowLine(line, ranges) || narrowed
    for (const triangle of triangles) narrowed = narrowAcross(triangle, ranges) || narrowed
    if (ranges.some(({ low, high }) => low > high)) return null
  }
  return new Map(ids.map((id, place) => [id, ranges[place]!]))
}

function narrow(range: Range, low: number, high: number): boolean {
  if (low <= range.low && high >= range.high) return false
  range.low = Math.max(range.low, low)
  range.high = Math.min(range.high, high)
  return true
}

/** The end of a line is the sum of its parts, and each part what the others leave of it. */
function narrowLine({ end, parts }: Line, ranges: readonly Range[]): boolean {
  const whole = ranges[end]!
  let [low, high, unbounded] = [0, 0, 0]
  for (const part of parts) {
    low += ranges[part]!.low
    if (ranges[part]!.high === Infinity) unbounded++
    else high += ranges[part]!.high
  }
  let narrowed = narrow(whole, low, unbounded > 0 ? Infinity : high)
  // The sums stay those from before the loop: that only makes a range wider than it could be, until the next round.
  for (const part of parts) {
    const range = ranges[part]!
    const others_known = range.high === Infinity ? unbounded === 1 : unbounded === 0
    const others_high = range.high === Infinity ? high : high - range.high
    narrowed = narrow(range, others_known ? whole.low - others_high : 0, whole.high - (low - range.low)) || narrowed
  }
  return narrowed
}

/** At least as many of `(i, c)` and `(j, c)` as cannot miss each other in `c`, at most as many as can meet there. */
function narrowAcross({ cell, over }: Triangle, ranges: readonly Range[]): boolean {
  let [low, high] = [0, 0]
  for (const [one, other, alone] of over) {
    low += Math.max(0, ranges[one]!.low + ranges[other]!.low - ranges[alone]!.high)
    high += Math.min(ranges[one]!.high, ranges[other]!.high)
  }
  return narrow(ranges[cell]!, low, high)
}
