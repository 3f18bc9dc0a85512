import type { Facts } from '@himoya/contract/content/content-types'
import type { FieldCode } from '@himoya/contract/errors'

type TestFacts = Facts<'test'>
type Question = TestFacts['questions'][number]
export type Answer = { question: string; options: string[] }
export type Score = { score: number; max: number; band: string }

/**
 * What is wrong with the answers, by field; empty: each question of the test is answered once, with options of its own. A question
 * without an answer is named by its key: `answers.<key>`.
 */
export function answerProblems(
  { questions }: Pick<TestFacts, 'questions'>,
  answers: readonly Answer[],
): Record<string, FieldCode[]> {
  const wrong: Record<string, FieldCode[]> = {}
  for (const [place, { question: key, options }] of answers.entries()) {
    const question = questions.find((one) => one.key === key)
    const twice = answers.findIndex((one) => one.question === key) < place
    if (!question || twice) wrong[`answers.${place}.question`] = [twice ? 'taken' : 'not_allowed']
    else Object.assign(wrong, optionProblems(question, options, `answers.${place}.options`))
  }
  for (const { key } of questions) if (!answers.some(({ question }) => question === key)) wrong[`answers.${key}`] = ['required']
  return wrong
}

function optionProblems({ pick, options }: Question, chosen: readonly string[], field: string): Record<string, FieldCode[]> {
  const unknown = chosen.findIndex((key) => !options.some((option) => option.key === key))
  if (unknown >= 0) return { [`${field}.${unknown}`]: ['not_allowed'] }
  if (new Set(chosen).size < chosen.length) return { [field]: ['taken'] }
  if (chosen.length === 0) return { [field]: ['required'] }
  return pick !== 'many' && chosen.length > 1 ? { [field]: ['too_long'] } : {}
}

export const chosenOf = (answers: readonly Answer[], key: string): readonly string[] =>
  answers.find(({ question }) => question === key)?.options ?? []

/** A question is right when exactly its right options were chosen: no part of a point for luck. */
export const isRight = ({ options }: Question, chosen: readonly string[]): boolean =>
  options.every(({ key, right }) => chosen.includes(key) === right)

/** Of checked answers; the score of a knowledge test in questions, of a self-check in points. Bands begin at 0 and rise. */
export function scoreOf(
  { kind, questions, bands }: Pick<TestFacts, 'kind' | 'questions' | 'bands'>,
  answers: readonly Answer[],
): Score {
  const each = questions.map((question) => {
    const chosen = chosenOf(answers, question.key)
    if (kind === 'knowledge') return { got: isRight(question, chosen) ? 1 : 0, most: 1 }
    const counted = question.options.filter(({ key }) => chosen.includes(key)).map(({ points }) => points)
    return { got: sum(counted), most: mostPoints(question) }
  })
  const [score, max] = [sum(each.map(({ got }) => got)), sum(each.map(({ most }) => most))]
  // In whole numbers: 2 of 3 is not quite 67 percent, and must not fall short of a band for it.
  const band = bands.findLast(({ from }) => score * 100 >= from * max)
  return { score, max, band: (band ?? bands[0])!.key }
}

function mostPoints({ pick, options }: Question): number {
  const points = options.map((option) => option.points)
  return pick === 'many' ? sum(points) : Math.max(0, ...points)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
