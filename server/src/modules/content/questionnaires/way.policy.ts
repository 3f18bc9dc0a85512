import type { Facts } from '@himoya/contract/content/content-types'
import type { FieldCode } from '@himoya/contract/errors'
import { placeAfter } from '@himoya/contract/content/form-path'
import type { AnswerSheetBody } from '@himoya/contract/content/questionnaires'

type Asked = Facts<'questionnaire'>['questions'][number]
type Given = AnswerSheetBody['answers'][number]
/** A question on the way: answered by options, or by free words, or left out. */
export type Taken = { question: string; options: string[]; text: string | null }
type Walked = { taken: Taken[]; fields: Record<string, FieldCode[]> }

const isAnswered = (given: Given | undefined): given is Given =>
  given !== undefined && (given.options.length > 0 || (given.text ?? '') !== '')

/**
 * Follows the answers from question to question (form-definitions.ts, goes_to). `fields` names each answer that does not fit, lies
 * beside the way, or is missing where it is needed: by its place, or where there is none by the question's key.
 */
export function walk(questions: readonly Asked[], given: readonly Given[]): Walked {
  const taken: Taken[] = []
  const fields: Walked['fields'] = {}
  const met = new Set<number>()
  for (let at = 0; at < questions.length;) {
    const asked = questions[at]!
    const place = given.findIndex(({ question }) => question === asked.key)
    if (place >= 0) met.add(place)
    const answer = given[place]
    if (isAnswered(answer)) {
      Object.assign(fields, problemsOf(asked, answer, `answers.${place}`))
      taken.push({ question: asked.key, options: answer.options, text: asked.asked_as === 'text' ? (answer.text ?? null) : null })
    } else {
      taken.push({ question: asked.key, options: [], text: null })
      if (asked.needed) fields[place < 0 ? `answers.${asked.key}` : `answers.${place}.options`] = ['required']
    }
    at = placeAfter(questions, at, isAnswered(answer) ? answer.options : []) ?? questions.length
  }
  for (const place of given.keys()) if (!met.has(place)) fields[`answers.${place}.question`] = ['not_allowed']
  return { taken, fields }
}

function problemsOf({ asked_as, options }: Asked, { options: chosen, text = '' }: Given, field: string): Walked['fields'] {
  if (asked_as === 'text') return chosen.length > 0 ? { [`${field}.options`]: ['not_allowed'] } : {}
  if (text !== '') return { [`${field}.text`]: ['not_allowed'] }
  const unknown = chosen.findIndex((key) => !options.some((option) => option.key === key))
  if (unknown >= 0) return { [`${field}.options.${unknown}`]: ['not_allowed'] }
  if (new Set(chosen).size < chosen.length) return { [`${field}.options`]: ['taken'] }
  return asked_as !== 'many' && chosen.length > 1 ? { [`${field}.options`]: ['too_long'] } : {}
}
