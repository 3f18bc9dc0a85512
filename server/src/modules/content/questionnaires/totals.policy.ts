import { type ASKED_AS, FEWEST_ANSWERS } from '@himoya/contract/content/test-lists'

/** Of the sheets that came to a question: how many answered it, how many left it out, and how often each option was chosen. */
export type Counted = { asked_as: (typeof ASKED_AS)[number]; answers: number; skipped: number; options: readonly number[] }
export type Published = { answers: number | null; options: (number | null)[] }

/*
 * Whoever reads totals must not learn how many fewer than ten people did anything: neither from a number that stands there nor from
 * what is left when the shown ones are taken from a sum (product.md 9, k = 10). Two sums are known to them: all sheets, and those that
 * came to a question, which an answer before it may show.
 */

const isFew = (count: number): boolean => count < FEWEST_ANSWERS
/** Somebody, but too few to speak of. */
const tellsOfFew = (count: number): boolean => count > 0 && isFew(count)

/** `sheets`: of all who answered anything, on whatever way. */
export function publishedOf({ asked_as, answers, skipped, options }: Counted, sheets: number): Published {
  if (isFew(sheets) || isFew(answers)) return { answers: null, options: options.map(() => null) }
  const reached = answers + skipped
  const around = sheets - reached
  const total = tellsOfFew(skipped) || tellsOfFew(around) ? null : answers
  if (asked_as === 'many' || asked_as === 'text') {
    // Several may be chosen, so they add up to nothing; but who did not choose one is left of each sum.
    const few = (count: number): boolean => isFew(count) || [answers, reached, sheets].some((sum) => tellsOfFew(sum - count))
    return { answers: total, options: options.map((count) => (few(count) ? null : count)) }
  }
  // Nobody skipped what had to be answered, nobody was led past what all come to: that is no number of theirs.
  const own = [...options, ...(skipped > 0 ? [skipped] : [])]
  const hidden = hide([...own, ...(around > 0 ? [around] : [])], hide(own, new Set()))
  const hides_total = [...hidden].some((place) => place >= options.length)
  return {
    answers: hides_total ? null : total,
    options: options.map((count, place) => (hidden.has(place) ? null : count)),
  }
}

/** Places of the parts of a known sum that are not told: the few ones, and so many more that what is left stands for ten at least. */
function hide(cells: readonly number[], before: ReadonlySet<number>): Set<number> {
  const hidden = new Set([...before, ...[...cells.keys()].filter((place) => isFew(cells[place]!))])
  const left = (): number => [...hidden].reduce((sum, place) => sum + cells[place]!, 0)
  while (hidden.size > 0 && hidden.size < cells.length && (hidden.size < 2 || isFew(left()))) {
    const shown = [...cells.keys()].filter((place) => !hidden.has(place))
    hidden.add(shown.reduce((least, place) => (cells[place]! < cells[least]! ? place : least)))
  }
  return hidden
}
