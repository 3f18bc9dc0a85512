import { placeAfter, wayThrough } from '@himoya/contract/content/form-path'
import type { AnswerSheetBody, Asked, Questionnaire } from '@himoya/contract/content/questionnaires'
import { FREE_ANSWER } from '@himoya/contract/content/test-lists'

export type Answer = { options: readonly string[]; text: string }
/** By the key of the question. */
export type Answers = Readonly<Record<string, Answer>>

const NOTHING: Answer = { options: [], text: '' }
export const answerTo = (answers: Answers, { key }: Pick<Asked, 'key'>): Answer => answers[key] ?? NOTHING

/** As the server counts them. */
export const lengthOf = (text: string): number => text.trim().length

/** What keeps one from going on: nothing is answered where something has to be, or too much. */
export function hindrance({ needed }: Pick<Asked, 'needed'>, { options, text }: Answer): 'empty' | 'too_long' | null {
  if (lengthOf(text) > FREE_ANSWER) return 'too_long'
  return needed && isEmpty({ options, text }) ? 'empty' : null
}

export const isEmpty = ({ options, text }: Answer): boolean => options.length === 0 && text.trim() === ''

/** The sheet as it is sent: only what lies on the way that the answers take, whatever was answered on another one before. */
export function sheetOf({ version, questions }: Pick<Questionnaire, 'version' | 'questions'>, answers: Answers): AnswerSheetBody {
  const way = wayThrough(questions, (key) => answers[key]?.options ?? [])
  return {
    version,
    answers: way.flatMap((at) => {
      const { key } = questions[at]!
      const { options, text } = answers[key] ?? NOTHING
      if (isEmpty({ options, text })) return []
      return [{ question: key, options: [...options], ...(text.trim() !== '' && { text: text.trim() }) }]
    }),
  }
}

/** How many questions may still come after the one at `at`, and whether that depends on what is answered. */
export function stillToCome(questions: readonly Asked[], at: number, answers: Answers): { most: number; depends: boolean } {
  const counts = nextPlaces(questions[at]!, questions, at, answers).map((next) => {
    if (next === null) return { most: 0, depends: false }
    const after = stillToCome(questions, next, {})
    return { most: after.most + 1, depends: after.depends }
  })
  const most = Math.max(...counts.map((count) => count.most))
  return { most, depends: counts.some((count) => count.depends || count.most !== most) }
}

/** Where one may come to: one place, once it is answered with an option. */
function nextPlaces({ options, needed }: Asked, questions: readonly Asked[], at: number, answers: Answers): (number | null)[] {
  const chosen = answerTo(answers, questions[at]!).options
  if (chosen.length > 0) return [placeAfter(questions, at, chosen)]
  const led = options.map(({ key }) => placeAfter(questions, at, [key]))
  return [...new Set(needed && led.length > 0 ? led : [...led, placeAfter(questions, at, [])])]
}

/** All that was written in one's own words. */
export const wordsOf = (answers: Answers): string =>
  Object.values(answers)
    .map(({ text }) => text)
    .join('\n')
