import type { ErrorBody, FieldCode } from '@himoya/contract/errors'
import type { Language } from '@himoya/contract/languages'
import { REPORT_LENGTHS } from '@himoya/contract/reports/report-lengths'
import { LEFT_OPEN } from '@himoya/contract/reports/report-lists'
import { CONFIDENTIALITY_VERSIONS } from '@himoya/contract/people'
import type { Reported } from '@himoya/contract/reports/reports'
import { tashkentDay, DAY_MS } from '@himoya/contract/tashkent'
import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '../../../site-context.ts'
import { languageOf } from '../../../ui/site/read-public.ts'

/** What the form without scripts asks; all but the story may be left open. */
export const PLAIN_FIELDS = ['urgency', 'reporter_role', 'type_ids', 'region_code', 'happened', 'description'] as const
type PlainField = (typeof PLAIN_FIELDS)[number]

/** What was typed, to be shown again. */
export type PlainValues = Record<Exclude<PlainField, 'type_ids'>, string> & { type_ids: string[] }
export type PlainAnswer =
  | { reported: Reported }
  | { values: PlainValues; problems: Partial<Record<PlainField, FieldCode>>; reason: string }

export const NOTHING_TYPED: PlainValues = {
  urgency: '',
  reporter_role: '',
  type_ids: [],
  region_code: '',
  happened: '',
  description: '',
}

/** The form as browsers without scripts send it: passed on as the call anybody may make, for the address it came from. */
export async function sendPlainReport(args: ActionFunctionArgs): Promise<PlainAnswer> {
  const { send } = args.context.get(siteContext)
  const lang = languageOf(args)
  const values = readValues(await args.request.formData())
  const problems = problemsOf(values)
  if (Object.keys(problems).length > 0 || !send) return { values, problems, reason: '' }
  const body = bodyOf(values, lang)
  const answer = await send('/api/v1/victim/', lang, { body })
  if (answer.status === 201) return { reported: answer.body as Reported }
  const { fields = {}, message } = answer.body as ErrorBody
  const named = PLAIN_FIELDS.flatMap((name) => {
    const code = (name === 'happened' ? (fields['happened_about'] ?? fields['happened_from']) : fields[name])?.[0]
    return code ? [[name, code]] : []
  })
  return { values, problems: Object.fromEntries(named) as Record<PlainField, FieldCode>, reason: named.length > 0 ? '' : message }
}

/** Today and yesterday are days; what is left open is sent as the choice that says so. */
function bodyOf({ urgency, reporter_role, type_ids, region_code, happened, description }: PlainValues, lang: Language): object {
  const now = Date.now()
  const day = { today: tashkentDay(now), yesterday: tashkentDay(now - DAY_MS) }[happened]
  return {
    urgency: urgency || LEFT_OPEN.urgency,
    reporter_role: reporter_role || LEFT_OPEN.reporter_role,
    type_ids: type_ids.length > 0 ? type_ids : [LEFT_OPEN.type_id],
    ...(region_code !== '' && { region_code }),
    ...(day !== undefined && { happened_from: day }),
    ...(day === undefined && happened !== '' && { happened_about: happened }),
    description: description.trim(),
    lang,
    notice: CONFIDENTIALITY_VERSIONS.at(-1),
    accept_terms: true,
  }
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
    happened: one('happened'),
    description: one('description'),
  }
}

function problemsOf(values: PlainValues): Partial<Record<PlainField, FieldCode>> {
  const { length } = [...values.description.trim()]
  if (length > REPORT_LENGTHS.description) return { description: 'too_long' }
  if (length >= REPORT_LENGTHS.description_min) return {}
  return { description: length === 0 ? 'required' : 'too_short' }
}
