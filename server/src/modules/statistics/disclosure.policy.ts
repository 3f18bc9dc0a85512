import { ROUNDED_TO, SMALLEST_SHOWN } from '@himoya/contract/statistics/statistic-lists'
import { boundsOf, openSystem, type Bounds, type Numbers } from './bounds.policy.ts'
import { cellsOf, linesOf, TOTAL, type Cell, type Keys, type Line } from './tables.policy.ts'

/*
 * How numbers become public so that nobody can be found in any of them, nor in all of them together.
 *
 * 1. Of every true number a few reports are held back: how many is drawn once, and has no upper end (`drawWithheld`). What is left is
 *    rounded down to fives; below ten it is hidden. So a printed number says "at least so many", and a hidden one says nothing.
 * 2. What hangs on a hidden number is hidden with it (`withDependants`).
 * 3. Where somebody who bets on how much was held back would still learn a hidden number to less than ten, combining all tables, more
 *    is held back of its neighbour, or the neighbour is hidden too, until they would not (`protectNumbers`).
 *
 * Why that is safe from everybody: whatever was printed, a country in which any one hidden number is 0, or 1, or 1,000 prints the very
 * same with some draw, because "at least" only ever asks for more reports elsewhere, and each of these can be placed off that one
 * number. So no combination of tables, periods or versions proves anything about a hidden number. Steps 2 and 3 look at nothing but
 * what is printed, so knowing this file helps nobody. The test builds those countries and prints them.
 */

/** Another one is held back three times of four. Mean 3. */
const GOES_ON = 3 / 4

/** How many reports are held back of one number. `random`: 0 up to, not with, 1. */
export function drawWithheld(random: () => number): number {
  let withheld = 0
  while (random() < GOES_ON) withheld++
  return withheld
}

/** What may be said of one number alone. */
export function roundDown(count: number, withheld: number): number | null {
  const left = count - withheld
  return left < SMALLEST_SHOWN ? null : Math.floor(left / ROUNDED_TO) * ROUNDED_TO
}

/** Ranges are held wider than the promise of ten: a search over every country there can be narrows a little further than we do. */
const NARROW = SMALLEST_SHOWN + 5

/** Bets on the most that was held back of any number: from none at all to one that is won 999 times of 1,000. */
const BETS = Array.from({ length: 25 }, (_, held_back) => held_back)

/**
 * `fixed`: those that are out already and cannot be changed any more (months come out before their half-year). What comes out stays as
 * it is when it is put in again: the proof above rests on that.
 */
export function protectNumbers(keys: Keys, numbers: Numbers, fixed: ReadonlySet<string> = new Set()): Map<string, number | null> {
  const [cells, system, lines] = [cellsOf(keys), openSystem(keys), linesOf(keys)]
  let shown = withDependants(cells, numbers, fixed)
  // One change can give another bet something to go by, so all are tried again until none is left.
  for (let at = BETS.length - 1; at >= 0; at--) {
    const bounds = boundsOf(system, shown, BETS[at]!)
    const narrow = bounds === null ? [] : narrowOnes(bounds, shown)
    const weaker = narrow.map((id) => weakenFor(id, bounds!, lines, shown, fixed)).find((change) => change !== null)
    if (weaker === undefined) continue
    shown = withDependants(cells, new Map([...shown, weaker]), fixed)
    at = BETS.length
  }
  return shown
}

/**
 * Whether a version can follow all that were printed of the same half-year, the newest first: somebody who keeps them all, and takes
 * a number from the one where the others hide it, must not learn more than from any.
 */
export function canFollow(keys: Keys, before: readonly Numbers[], after: Numbers): boolean {
  const system = openSystem(keys)
  const merge = (versions: readonly Numbers[]): Numbers =>
    new Map(system.ids.map((id) => [id, versions.map((one) => one.get(id) ?? null).find((number) => number !== null) ?? null]))
  const together = [
    [after, ...before],
    [...before, after],
    [...before.toReversed(), after],
  ]
  const pairs = before.slice(1).flatMap((one) => [
    [after, one],
    [one, after],
  ])
  return [...together, ...pairs]
    .map(merge)
    .every((numbers) => BETS.every((bet) => narrowOnes(boundsOf(system, numbers, bet) ?? new Map(), numbers).length === 0))
}

/** The hidden numbers that somebody learns too closely by all tables and a bet. A bet that cannot be true teaches nothing. */
const narrowOnes = (bounds: Bounds, shown: Numbers): string[] =>
  [...bounds].filter(([id, { low, high }]) => (shown.get(id) ?? null) === null && high - low < NARROW).map(([id]) => id)

/** A row of a table whose end is hidden is hidden, and everything where the total is. */
function withDependants(cells: readonly Cell[], numbers: Numbers, fixed: ReadonlySet<string>): Map<string, number | null> {
  const hidden = (id: string): boolean => (numbers.get(id) ?? null) === null
  return new Map(
    cells.map(({ id, at }) => {
      const ends = Object.keys(at).length < 2 ? [] : Object.entries(at).map(([dimension, key]) => `${dimension}:${key}`)
      const goes = !fixed.has(id) && (hidden(TOTAL) || ends.some(hidden))
      return [id, goes ? null : (numbers.get(id) ?? null)]
    }),
  )
}

/**
 * What to print instead, so that a hidden number is less close: five fewer of the largest beside it in the line that tells most. Where
 * that line pins it from below as well, fewer would only move it: then the smallest beside it is hidden, or the line's end.
 */
function weakenFor(
  id: string,
  bounds: Bounds,
  lines: readonly Line[],
  shown: Numbers,
  fixed: ReadonlySet<string>,
): [id: string, number: number | null] | null {
  const own = lines
    .filter(({ parts }) => parts.includes(id))
    .map((line) => ({ ...line, ...leftIn(line, id, bounds) }))
    .toSorted((one, other) => one.high - other.high)
  const can = (one: string): boolean => one !== id && (shown.get(one) ?? null) !== null && !fixed.has(one)
  const line = own.find(({ parts }) => parts.some(can))
  if (!line) {
    const end = own.map(({ total }) => total).find(can)
    return end === undefined ? null : [end, null]
  }
  const beside = line.parts.filter(can).toSorted((one, other) => shown.get(one)! - shown.get(other)! || (one < other ? -1 : 1))
  if (line.low > 0) return [beside[0]!, null]
  const largest = beside.at(-1)!
  const fewer = shown.get(largest)! - ROUNDED_TO
  return [largest, fewer < SMALLEST_SHOWN ? null : fewer]
}

/** What the others of a line leave for one of its parts. */
function leftIn({ total, parts }: Line, id: string, bounds: Bounds): { low: number; high: number } {
  const others = parts.filter((one) => one !== id).map((one) => bounds.get(one)!)
  const end = bounds.get(total)!
  return {
    low: others.reduce((left, { high }) => left - high, end.low),
    high: others.reduce((left, { low }) => left - low, end.high),
  }
}
