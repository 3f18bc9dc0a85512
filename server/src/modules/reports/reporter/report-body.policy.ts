import type { OwnEvidence } from '@himoya/contract/reports/evidence'
import type { FieldCode } from '@himoya/contract/errors'
import { readPhone } from '@himoya/contract/phone-number'
import type { ReportBody } from '@himoya/contract/reports/reports'
import { DAY_MS, tashkentDay } from '@himoya/contract/tashkent'
import type { ReportFacts } from '../reports.service.ts'

/**
 * What a closed schema cannot say of a report: each field that is wrong, with its code; empty when all is right. A story may only
 * be missing where a file tells it. Answers of a chat need somebody who is signed in. A clock that is a day ahead says "today" as
 * well.
 */
export function bodyProblems(
  body: ReportBody,
  { signed_in, now }: { signed_in: boolean; now: Date },
): Record<string, FieldCode[]> {
  const problems: Record<string, FieldCode[]> = {}
  if (body.description === '' && !body.file_keys?.length) problems.description = ['required']
  const latest = tashkentDay(now.getTime() + DAY_MS)
  const { happened_from: from, happened_to: to, contact } = body
  if (from !== undefined && from > latest) problems.happened_from = ['out_of_range']
  if (to !== undefined && (to > latest || (from !== undefined && to.slice(0, from.length) < from.slice(0, to.length))))
    problems.happened_to = ['out_of_range']
  if (contact?.channel === 'chat' && !signed_in) problems['contact.channel'] = ['not_allowed']
  if (contact?.channel === 'phone') {
    if (!contact.phone) problems['contact.phone'] = ['required']
    else if (readPhone(contact.phone) === null) problems['contact.phone'] = ['wrong_format']
  }
  if (new Set(body.type_ids).size < body.type_ids.length) problems.type_ids = ['not_allowed']
  return problems
}

/** What is sealed of it. A phone is kept only by who wants to be called, and no day that has not come. */
export function factsOf(body: ReportBody, now: Date): ReportFacts {
  const { contact } = body
  const today = tashkentDay(now)
  const come = (day: string | undefined): string | null => (day !== undefined && day > today ? today : (day ?? null))
  const wants_call = contact?.channel === 'phone'
  return {
    description: body.description,
    child_name: body.child_name || null,
    district: body.district || null,
    place_kind: body.place_kind ?? null,
    happened_from: come(body.happened_from),
    happened_to: come(body.happened_to),
    happened_about: body.happened_about ?? null,
    suspect_relation: body.suspect_relation ?? null,
    suspect_has_access: body.suspect_has_access ?? null,
    contact: contact
      ? {
          channel: contact.channel,
          // A landline may be called too.
          phone: wants_call && contact.phone ? readPhone(contact.phone) : null,
          safe_hours: wants_call ? (contact.safe_hours ?? null) : null,
        }
      : null,
    share: body.share ?? 'ask_first',
  }
}

/** A story may be told instead of written. */
export const isSpoken = ({ kind }: Pick<OwnEvidence, 'kind'>): boolean => kind === 'voice' || kind === 'video'

/** Nobody can hear it. The report is taken all the same: a child who is refused may not come back (decision 0070). */
export const isUnheard = (description: string, files: readonly Pick<OwnEvidence, 'kind' | 'state'>[]): boolean =>
  description === '' && files.filter(isSpoken).every(({ state }) => state === 'unreadable')
