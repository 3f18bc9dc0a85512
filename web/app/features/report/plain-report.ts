import type { ErrorBody, FieldCode } from '@himoya/contract/errors'
import { REPORT_LENGTHS } from '@himoya/contract/report-lists'
import { CONFIDENTIALITY_VERSIONS } from '@himoya/contract/people'
import type { Reported } from '@himoya/contract/reports'
import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { languageOf } from '../page/read-public.ts'

/** What the form without scripts asks; a report cannot do with less. */
export const PLAIN_FIELDS = ['urgency', 'reporter_role', 'type_ids', 'region_code', 'description'] as const
type PlainField = (typeof PLAIN_FIELDS)[number]

/** What was typed, to be shown again. */
export type PlainValues = Record<Exclude<PlainField, 'type_ids'>, string> & { type_ids: string[] }
export type PlainAnswer =
  | { reported: Reported }
  | { values: PlainValues; problems: Partial<Record<PlainField, FieldCode>>; reason: string }

export const NOTHING_TYPED: PlainValues = { urgency: '', reporter_role: '', type_ids: [], region_code: '', description: '' }

/** The form as browsers without scripts send it: passed on as the call anybody may make, for the address it came from. */
export async function sendPlainReport(args: ActionFunctionArgs): Promise<PlainAnswer> {
  const { send } = args.context.get(siteContext)
  const lang = languageOf(args)
  const values = readValues(await args.request.formData())
  const problems = problemsOf(values)
  if (Object.keys(problems).length > 0 || !send) return { values, problems, reason: '' }
  const description = values.description.trim()
  const body = { ...values, description, lang, notice: CONFIDENTIALITY_VERSIONS.at(-1), accept_terms: true }
  const answer = await send('/api/v1/victim/', lang, { body })
  if (answer.status === 201) return { reported: answer.body as Reported }
  const { fields = {}, message } = answer.body as ErrorBody
  const named = PLAIN_FIELDS.flatMap((name) => (fields[name]?.[0] ? [[name, fields[name][0]]] : []))
  return { values, problems: Object.fromEntries(named) as Record<PlainField, FieldCode>, reason: named.length > 0 ? '' : message }
}

function readValues(form: FormData): PlainValues {
  const one = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    urgency: one('urgency'),
    reporter_role: one('reporter_role'),
    type_ids: form.getAll('type_ids').filter((value) => typeof value === 'string'),
    region_code: one('region_code'),
    description: one('description'),
  }
}

function problemsOf(values: PlainValues): Partial<Record<PlainField, FieldCode>> {
  const empty = PLAIN_FIELDS.filter((name) => values[name].length === 0).map((name) => [name, 'required'])
  const problems = Object.fromEntries(empty) as Partial<Record<PlainField, FieldCode>>
  const { length } = [...values.description.trim()]
  if (length < REPORT_LENGTHS.description_min) problems.description = length === 0 ? 'required' : 'too_short'
  return problems
}
