import type { ASKED_AS } from '@himoya/contract/test-lists'
import { FEWEST_ANSWERS } from '@himoya/contract/test-lists'

/** How often a question was answered, and how often each of its options was chosen, in their order. */
export type Counted = { asked_as: (typeof ASKED_AS)[number]; answers: number; options: readonly number[] }
export type Told = { answers: number | null; options: (number | null)[] }

/*
 * Whoever reads totals must not learn how many fewer than ten people did anything: neither from a number that stands there nor from
 * what is left when the shown ones are taken from a sum (product.md 9, k = 10).
 */

const isFew = (count: number): boolean => count < FEWEST_ANSWERS
/** Somebody, but too few to speak of. */
const tellsOfFew = (count: number): boolean => count > 0 && isFew(count)

/** `sheets`: of all who answered anything, on whatever way. */
export function toldOf({ asked_as, answers, options }: Counted, sheets: number): Told {
  if (isFew(sheets) || isFew(answers)) return { answers: null, options: options.map(() => null) }
  const skipped = sheets - answers
  if (asked_as === 'many' || asked_as === 'text') {
    const total = tellsOfFew(skipped) ? null : answers
    // Of several the shown ones add up to nothing; but who did not choose one is left as well.
    const few = (count: number): boolean => isFew(count) || tellsOfFew(answers - count) || tellsOfFew(sheets - count)
    return { answers: total, options: options.map((count) => (few(count) ? null : count)) }
  }
  // One of each sheet: options and those who did not answer add up to all sheets. Nobody skipped what everybody had to answer.
  const cells = skipped === 0 ? options : [...options, skipped]
  const hidden = hiddenCells(cells)
  return {
    answers: hidden.has(options.length) ? null : answers,
    options: options.map((count, place) => (hidden.has(place) ? null : count)),
  }
}

/** Places of the cells of a known sum that are not told: the few ones, and so many more that what is left stands for ten at least. */
function hiddenCells(cells: readonly number[]): Set<number> {
  const hidden = new Set([...cells.keys()].filter((place) => isFew(cells[place]!)))
  const left = (): number => [...hidden].reduce((sum, place) => sum + cells[place]!, 0)
  while (hidden.size > 0 && hidden.size < cells.length && (hidden.size < 2 || isFew(left()))) {
    const shown = [...cells.keys()].filter((place) => !hidden.has(place))
    hidden.add(shown.reduce((least, place) => (cells[place]! < cells[least]! ? place : least)))
  }
  return hidden
}
