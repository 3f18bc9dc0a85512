import { ROUNDED_TO } from '@himoya/contract/statistic-lists'
import type { Cell, Line } from './tables.policy.ts'

/** What is printed: at least so many; null: hidden. By a cell's id. */
export type Numbers = ReadonlyMap<string, number | null>

/** From where to where a true number can lie. */
export type Range = { low: number; high: number }

/**
 * What somebody takes for granted who guesses: that no more than these were held back (a bet won 999 times of 1,000). Nobody can know
 * it, since more can be held back of any number; the neighbours of small numbers are hidden even from whoever bets so.
 */
export const MOST_WITHHELD_GUESSED = 24
/** From a printed number up to the highest true one, for whoever bets so. */
const SPREAD = ROUNDED_TO - 1 + MOST_WITHHELD_GUESSED

const ROUNDS = 60

/**
 * The narrowest range of every true number that follows from all tables together for whoever bets on `MOST_WITHHELD_GUESSED`: each
 * line's end is the sum of its parts (interval propagation until nothing changes), and two tables bound a third over what they share.
 */
export function boundsOf(cells: readonly Cell[], lines: readonly Line[], numbers: Numbers): Map<string, Range> {
  const ranges = new Map(cells.map(({ id }) => [id, firstRange(numbers.get(id) ?? null)]))
  const known = lines.map((line) => ({ end: ranges.get(line.total)!, parts: line.parts.map((id) => ranges.get(id)!) }))
  const triangles = trianglesOf(cells, ranges)
  for (let round = 0; round < ROUNDS; round++) {
    const narrowed = [...known.map(narrowLine), ...triangles.map(narrowAcross)]
    if (!narrowed.includes(true)) break
  }
  return ranges
}

const firstRange = (number: number | null): Range =>
  number === null ? { low: 0, high: Infinity } : { low: number, high: number + SPREAD }

function narrow(range: Range, low: number, high: number): boolean {
  if (low <= range.low && high >= range.high) return false
  range.low = Math.max(range.low, low)
  range.high = Math.min(range.high, high)
  return true
}

/** The end of a line is the sum of its parts, and each part what the others leave of it. */
function narrowLine({ end, parts }: { end: Range; parts: readonly Range[] }): boolean {
  const low = parts.reduce((sum, part) => sum + part.low, 0)
  const unbounded = parts.filter((part) => part.high === Infinity).length
  const high = parts.reduce((sum, part) => sum + (part.high === Infinity ? 0 : part.high), 0)
  let narrowed = narrow(end, low, unbounded > 0 ? Infinity : high)
  for (const part of parts) {
    const others_unbounded = unbounded - (part.high === Infinity ? 1 : 0)
    const others_high = high - (part.high === Infinity ? 0 : part.high)
    const least = others_unbounded > 0 ? 0 : end.low - others_high
    narrowed = narrow(part, least, end.high - (low - part.low)) || narrowed
    // The sums above are from before: narrower parts only make them safe, and the next round is exact again.
  }
  return narrowed
}

type Triangle = { range: Range; over: { one: Range; other: Range; both: Range }[] }

/** `(i, j)` of two dimensions, bounded over each key of a third: as many of `(i, c)` and `(j, c)` as cannot miss, or can meet. */
function trianglesOf(cells: readonly Cell[], ranges: ReadonlyMap<string, Range>): Triangle[] {
  const single = cells.filter(({ at }) => Object.keys(at).length === 1)
  const by_place = new Map(cells.map(({ at, id }) => [placeName(at), ranges.get(id)!]))
  const found = (at: Cell['at']): Range => by_place.get(placeName(at))!
  return cells.flatMap(({ id, at }) => {
    const fixed = Object.entries(at)
    if (fixed.length !== 2) return []
    const [[one, i], [other, j]] = fixed as [[string, string], [string, string]]
    const thirds = Object.groupBy(
      single.filter((cell) => cell.by !== one && cell.by !== other),
      (cell) => cell.by,
    )
    return Object.values(thirds).map((across = []) => ({
      range: ranges.get(id)!,
      over: across.map((cell) => ({
        one: found({ [one]: i, ...cell.at }),
        other: found({ [other]: j, ...cell.at }),
        both: ranges.get(cell.id)!,
      })),
    }))
  })
}

const placeName = (at: Cell['at']): string =>
  Object.entries(at)
    .map(([dimension, key]) => `${dimension}=${key}`)
    .toSorted()
    .join('&')

function narrowAcross({ range, over }: Triangle): boolean {
  const low = over.reduce((sum, { one, other, both }) => sum + Math.max(0, one.low + other.low - both.high), 0)
  const high = over.reduce((sum, { one, other }) => sum + Math.min(one.high, other.high), 0)
  return narrow(range, low, high)
}
