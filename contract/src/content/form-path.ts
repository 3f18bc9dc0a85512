/* Which question of a questionnaire follows which: said once, for the screen that asks and for the server that checks. */

type Asked = { key: string; asked_as: string; options: readonly { key: string; goes_to: string | null }[] }

/**
 * The place of the question after the one at `at`, answered with the options `chosen`; null: it was the last one. Only
 * where one option is chosen does it lead; without an answer, after several options or free words, the next question follows.
 */
export function placeAfter(questions: readonly Asked[], at: number, chosen: readonly string[]): number | null {
  const { asked_as, options } = questions[at]!
  const leads = asked_as === 'one' || asked_as === 'scale'
  const goes_to = (leads && options.find(({ key }) => key === chosen[0])?.goes_to) || null
  if (goes_to === 'end') return null
  // always later than `at`, whatever was stored: a way has an end
  const next = Math.max(
    at + 1,
    questions.findIndex(({ key }) => key === goes_to),
  )
  return next < questions.length ? next : null
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
