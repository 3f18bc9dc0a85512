/* Which question of a questionnaire follows which: said once, for the screen that asks and for the server that checks. */

type Asked = { key: string; options: readonly { key: string; goes_to: string | null }[] }

/**
 * The place of the question after the one at `at`, answered with the options `chosen`; null: it was the last one. Of several
 * chosen options the first that leads somewhere decides. Without an answer, and after free words, the next question follows.
 */
export function placeAfter(questions: readonly Asked[], at: number, chosen: readonly string[]): number | null {
  const leading = questions[at]?.options.find(({ key, goes_to }) => goes_to !== null && chosen.includes(key))
  if (leading?.goes_to === 'end') return null
  const next = leading ? questions.findIndex(({ key }) => key === leading.goes_to) : at + 1
  // only forward: whatever an editor wrote, a way ends
  return next > at && next < questions.length ? next : null
}

/** The places of the questions that lie on the way which the answers take, from the first one on. */
export function wayThrough(questions: readonly Asked[], chosenOf: (key: string) => readonly string[]): number[] {
  const way: number[] = []
  for (
    let at: number | null = questions.length > 0 ? 0 : null;
    at !== null;
    at = placeAfter(questions, at, chosenOf(questions[at]!.key))
  )
    way.push(at)
  return way
}
