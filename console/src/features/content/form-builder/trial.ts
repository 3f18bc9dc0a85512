import type { FieldValues } from '../public/working.ts'
import { type Band, bandsOf, howOf, isKnowledge, type Option, type Question, questionsOf } from './built.ts'

/** What was chosen, by the key of the question. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** The end of the questions. */
export const END = -1

/** The place of the question after this one, by what was chosen; END after the last one. */
export function nextPlace(questions: readonly Question[], place: number, chosen: Chosen): number {
  const question = questions[place]!
  const [only] = howOf(question) === 'many' ? [] : (chosen[question.key] ?? [])
  const goes_to = question.options.find(({ key }) => key === only)?.goes_to ?? null
  const to = goes_to === null ? place + 1 : goes_to === 'end' ? END : questions.findIndex(({ key }) => key === goes_to)
  return to >= questions.length ? END : to
}

const isRight = ({ options }: Question, keys: readonly string[]): boolean =>
  options.every(({ key, right }) => (right === true) === keys.includes(key))

const most = (options: readonly Option[], many: boolean): number => {
  const points = options.map((option) => option.points ?? 0)
  return many ? points.reduce((sum, one) => sum + one, 0) : Math.max(0, ...points)
}

/**
 * What the answers would come to, counted as the server counts them: right questions of all in a knowledge test, points of
 * the most points in a self-check; the band by whole percents.
 */
export function trialResult(facts: FieldValues, chosen: Chosen): { score: number; max: number; band: Band | undefined } {
  const questions = questionsOf(facts)
  const keysOf = ({ key }: Question): readonly string[] => chosen[key] ?? []
  const counted = (question: Question): number =>
    question.options.filter(({ key }) => keysOf(question).includes(key)).reduce((sum, { points }) => sum + (points ?? 0), 0)
  const sum = (of: (question: Question) => number): number => questions.reduce((all, question) => all + of(question), 0)
  const [score, max] = isKnowledge(facts)
    ? [questions.filter((question) => isRight(question, keysOf(question))).length, questions.length]
    : [sum(counted), sum((question) => most(question.options, howOf(question) === 'many'))]
  const percent = max === 0 ? 0 : Math.floor((100 * score) / max)
  return { score, max, band: bandsOf(facts).findLast(({ from }) => from <= percent) }
}
