import type { FieldCode } from '@himoya/contract/errors'
import type { Language } from '@himoya/contract/languages'
import type { CONFIDENTIALITY_VERSIONS } from '@himoya/contract/people'
import type { CONTACT_ROLES } from '@himoya/contract/chat/record-lists'
import { REPORT_LENGTHS } from '@himoya/contract/reports/report-lengths'
import { HAPPENED_ABOUT, LEFT_OPEN } from '@himoya/contract/reports/report-lists'
import type { ReportBody } from '@himoya/contract/reports/reports'
import { fullPhone, isWholePhone } from '@himoya/contract/phone-number'
import { typeIds } from './types.ts'

export const STEPS = ['danger', 'who', 'what', 'child', 'place', 'when', 'tell', 'answer', 'review'] as const
export type Step = (typeof STEPS)[number]

/** What somebody has told so far, as the fields hold it; empty: left open. */
export const EMPTY_DRAFT = {
  urgency: '',
  reporter_role: '',
  /** Parted by spaces. */
  type_ids: '',
  child_age_band: '',
  child_gender: '',
  child_name: '',
  region_code: '',
  district: '',
  place_kind: '',
  /** One of HAPPENED_ABOUT, `today`, `yesterday`, `day` or `month`; of the last two `happened_day` or `happened_month` says which. */
  happened: '',
  /** The day that `today` or `yesterday` was when it was chosen: sent after midnight it is still that one. */
  happened_on: '',
  happened_day: '',
  happened_month: '',
  suspect_relation: '',
  suspect_has_access: '',
  description: '',
  channel: 'receipt',
  phone: '',
  safe_hours: '',
  share: '',
}
export type Draft = Readonly<typeof EMPTY_DRAFT>
export type FieldName = keyof Draft

const FIELDS: Record<Step, readonly FieldName[]> = {
  danger: ['urgency'],
  who: ['reporter_role'],
  what: ['type_ids'],
  child: ['child_age_band', 'child_gender', 'child_name'],
  place: ['region_code', 'district', 'place_kind'],
  when: ['happened', 'happened_on', 'happened_day', 'happened_month', 'suspect_relation', 'suspect_has_access'],
  tell: ['description'],
  answer: ['channel', 'phone', 'safe_hours', 'share'],
  review: [],
}

export const fieldsOf = (step: Step): readonly FieldName[] => FIELDS[step]

/** The step that asks for a field. */
export const stepOf = (name: FieldName): Step => STEPS.find((step) => FIELDS[step].includes(name))!

export type Voice = 'self' | 'friend' | 'family' | 'worker' | 'witness'
type Role = (typeof CONTACT_ROLES)[number]
const VOICES: Record<Role, Voice> = {
  child_self: 'self',
  friend: 'friend',
  parent: 'family',
  relative: 'family',
  teacher: 'worker',
  medic: 'worker',
  social_worker: 'worker',
  neighbour: 'witness',
  witness: 'witness',
  other: 'witness',
}
/** In whose words the questions are asked. */
export const voiceOf = (role: string): Voice => VOICES[role as Role] ?? 'witness'

const lengthOf = (text: string): number => [...text.trim()].length

/** What of a step is not right. Every question may stay open but one: what happened, in words or aloud. `told`: a voice recording is there, so words need not be. */
export function problemsOf(step: Step, draft: Draft, has_voice: boolean): Partial<Record<FieldName, FieldCode>> {
  const problems: Partial<Record<FieldName, FieldCode>> = {}
  for (const name of ['child_name', 'district'] as const)
    if (stepOf(name) === step && lengthOf(draft[name]) > REPORT_LENGTHS[name]) problems[name] = 'too_long'
  if (step === 'tell') {
    const length = lengthOf(draft.description)
    if (length > REPORT_LENGTHS.description) problems.description = 'too_long'
    else if (length === 0 && !has_voice) problems.description = 'required'
    else if (length > 0 && length < REPORT_LENGTHS.description_min && !has_voice) problems.description = 'too_short'
  }
  if (step === 'answer' && draft.channel === 'phone' && !isWholePhone(draft.phone))
    problems.phone = draft.phone === '' ? 'required' : 'wrong_format'
  return problems
}

/** What is wrong anywhere, before it is sent. */
export function allProblems(draft: Draft, has_voice: boolean): Partial<Record<FieldName, FieldCode>> {
  return Object.assign({}, ...STEPS.map((step) => problemsOf(step, draft, has_voice))) as Partial<Record<FieldName, FieldCode>>
}

/** Since when, in words instead of a day. */
export const isAbout = (happened: string): happened is (typeof HAPPENED_ABOUT)[number] =>
  (HAPPENED_ABOUT as readonly string[]).includes(happened)

type Sending = {
  lang: Language
  notice: (typeof CONFIDENTIALITY_VERSIONS)[number]
  file_keys: readonly string[]
}

/** The body of `POST victim/`: only what was answered. */
export function bodyOf(draft: Draft, { lang, notice, file_keys }: Sending): ReportBody {
  const day = {
    today: draft.happened_on,
    yesterday: draft.happened_on,
    day: draft.happened_day,
    month: draft.happened_month,
  }[draft.happened]
  const phone = draft.channel === 'phone'
  const description = draft.description.trim()
  const answered = {
    reporter_role: draft.reporter_role || LEFT_OPEN.reporter_role,
    type_ids: draft.type_ids === '' ? [LEFT_OPEN.type_id] : typeIds(draft.type_ids),
    urgency: draft.urgency || LEFT_OPEN.urgency,
    region_code: draft.region_code,
    // a few words beside a recording are no story of their own
    description: lengthOf(description) < REPORT_LENGTHS.description_min && file_keys.length > 0 ? '' : description,
    child_age_band: draft.child_age_band,
    child_gender: draft.child_gender,
    child_name: draft.child_name.trim(),
    district: draft.district.trim(),
    place_kind: draft.place_kind,
    happened_from: day,
    happened_about: isAbout(draft.happened) ? draft.happened : '',
    suspect_relation: draft.suspect_relation,
    suspect_has_access: draft.suspect_has_access,
    share: draft.share,
    contact: {
      channel: draft.channel,
      ...(phone && { phone: fullPhone(draft.phone) }),
      ...(phone && draft.safe_hours !== '' && { safe_hours: draft.safe_hours }),
    },
    ...(file_keys.length > 0 && { file_keys }),
    lang,
    notice,
    accept_terms: true,
  }
  return Object.fromEntries(
    Object.entries(answered).filter(([name, value]) => name === 'description' || (value !== '' && value !== undefined)),
  ) as ReportBody
}
