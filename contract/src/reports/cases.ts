import { z } from 'zod'
import {
  CASE_ACTS,
  CASE_LENGTHS,
  CASE_RISKS,
  CASE_STATES,
  CLOSING_REASONS,
  CONSENTS,
  DEADLINE_KINDS,
  PERSON_ROLES,
  REFERRAL_ACTS,
  REFERRAL_STATES,
  REFERRAL_TARGETS,
  TASK_STATES,
  TIMELINE_KINDS,
} from './case-lists.ts'
import { Id, pageOf, PageQuery, RegionCode, Timestamp, Version } from '../common.ts'
import { HINT_TOPICS } from '../chat/desk-lists.ts'
import { CaseFile } from './evidence.ts'
import { Language } from '../languages.ts'
import { CONTACT_ROLES } from '../chat/record-lists.ts'
import {
  CHILD_AGE_BANDS,
  CONTACT_CHANNELS,
  HAPPENED_ABOUT,
  PLACE_KINDS,
  REPORT_GENDERS,
  SAFE_HOURS,
  SHARE_CHOICES,
  SUSPECT_RELATIONS,
  URGENCIES,
  YES_NO_UNKNOWN,
} from './report-lists.ts'
import { InboxMessage, ReportTypeKey } from './reports.ts'

/*
 * Calls under `/api/v1/staff/report/`: counsellors (their own cases, and rows that are nobody's yet) and supervisors (the team's).
 * A foreign case is a missing one. Whatever changes a case answers with the whole `Case`, which is audited like reading it.
 *
 *   GET  ''                      CaseQuery -> CasePage          GET  counts/      -> CaseCounts (what the caller sees)
 *   GET  assignees/              -> CaseAssignees               POST break-glass/ CaseBreakGlassByRef -> CaseByRef
 *   GET  {id}/                   -> Case                        POST {id}/act/    CaseActBody -> Case
 *   POST {id}/person/            CasePersonBody -> 201 Case     PUT · DELETE {id}/person/{person_id}/   -> Case
 *   POST {id}/task/              CaseTaskBody -> 201 Case       PATCH {id}/task/{task_id}/  CaseTaskChange -> Case
 *   POST {id}/note/              CaseNoteBody -> 201 Case       PUT {id}/note/{note_id}/    CaseNoteBody -> Case, too_late
 *   POST {id}/referral/          CaseReferralBody -> 201 Case   PUT {id}/referral/{referral_id}/  CaseReferralBody -> Case
 *   POST {id}/referral/{referral_id}/act/  CaseReferralAct -> Case
 *   POST {id}/message/           CaseMessageBody -> Case        POST {id}/phone/  CaseReasonBody -> CasePhone
 *   POST {id}/print/             CaseReasonBody -> CasePrint    POST {id}/break-glass/  CaseReasonBody -> BreakGlassAnswer
 *   POST {id}/hold/              CaseReasonBody -> Case         POST {id}/hold/lift/  CaseReasonBody -> Case (asks; by another: lifts)
 */

const Staff = z.strictObject({ id: Id, alias: z.string() })
const reason = z.string().min(CASE_LENGTHS.reason_min).max(CASE_LENGTHS.reason)
/** `version` is the one the caller saw; another's change in between answers `changed_meanwhile`. */
const version = Version

export const CaseDeadline = z.strictObject({ kind: z.enum(DEADLINE_KINDS), due_at: Timestamp, late: z.boolean() })
export type CaseDeadline = z.infer<typeof CaseDeadline>

/** One row of the board: nothing anybody told, only what the work is sorted by. */
export const CaseRow = z.strictObject({
  id: Id,
  ref: z.string(),
  version,
  /** Ours, to look at. */
  sample: z.boolean(),
  source: z.enum(['form', 'sos']),
  state: z.enum(CASE_STATES),
  risk: z.enum(CASE_RISKS),
  urgency: z.enum(URGENCIES),
  type_ids: z.array(ReportTypeKey),
  region_code: RegionCode.nullable(),
  child_age_band: z.enum(CHILD_AGE_BANDS).nullable(),
  reporter_role: z.enum(CONTACT_ROLES),
  lang: Language,
  assigned_to: Staff.nullable(),
  /** Topics of our lists that its words touch; where to look, not what it means. */
  topics: z.array(z.enum(HINT_TOPICS)),
  unread: z.int(),
  files: z.int(),
  times_reopened: z.int(),
  /** The next promise, the earliest first; null when settled. */
  next: CaseDeadline.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type CaseRow = z.infer<typeof CaseRow>
export const CasePage = pageOf(CaseRow)
export type CasePage = z.infer<typeof CasePage>
export const CaseQuery = PageQuery.extend({
  /** `open`: all that is not settled; `late`: a promise was not kept; `mine`: assigned to the caller. */
  view: z.enum(['open', 'triage', 'mine', 'late', 'closing', 'settled']).default('open'),
  risk: z.enum(CASE_RISKS).optional(),
  region_code: RegionCode.optional(),
  type: ReportTypeKey.optional(),
  ref: z.string().max(20).optional(),
})
export type CaseQuery = z.infer<typeof CaseQuery>

/** Columns of the board with how many stand in each. */
export const CaseCounts = z.record(z.enum(CASE_STATES), z.int())
export type CaseCounts = z.infer<typeof CaseCounts>

export const CaseFacts = z.strictObject({
  description: z.string(),
  child_name: z.string().nullable(),
  child_gender: z.enum(REPORT_GENDERS).nullable(),
  district: z.string().nullable(),
  place_kind: z.enum(PLACE_KINDS).nullable(),
  happened_from: z.string().nullable(),
  happened_to: z.string().nullable(),
  happened_about: z.enum(HAPPENED_ABOUT).nullable(),
  suspect_relation: z.enum(SUSPECT_RELATIONS).nullable(),
  suspect_has_access: z.enum(YES_NO_UNKNOWN).nullable(),
  contact: z
    .strictObject({
      channel: z.enum(CONTACT_CHANNELS),
      /** Masked until it is revealed with a reason. */
      phone: z.string().nullable(),
      safe_hours: z.enum(SAFE_HOURS).nullable(),
      /** The reporter's chat, when they are signed in and wish to be answered there. */
      chat_id: Id.nullable(),
    })
    .nullable(),
  share: z.enum(SHARE_CHOICES),
  hints: z.array(z.strictObject({ topic: z.enum(HINT_TOPICS), spans: z.array(z.tuple([z.int(), z.int()])) })),
})
export type CaseFacts = z.infer<typeof CaseFacts>

export const CasePerson = z.strictObject({
  id: Id,
  role: z.enum(PERSON_ROLES),
  name: z.string(),
  about: z.string(),
  phone: z.string().nullable(),
})
export type CasePerson = z.infer<typeof CasePerson>
export const CasePersonBody = z.strictObject({
  role: z.enum(PERSON_ROLES),
  name: z.string().min(1).max(CASE_LENGTHS.person_name),
  about: z.string().max(CASE_LENGTHS.person_about),
  /** As typed: a number in the form that is kept, anything else as it stands. */
  phone: z.string().max(30).nullable(),
})
export type CasePersonBody = z.infer<typeof CasePersonBody>

export const CaseTask = z.strictObject({
  id: Id,
  title: z.string(),
  state: z.enum(TASK_STATES),
  assigned_to: Staff.nullable(),
  due_at: Timestamp.nullable(),
  late: z.boolean(),
  created_at: Timestamp,
})
export type CaseTask = z.infer<typeof CaseTask>
export const CaseTaskBody = z.strictObject({
  title: z.string().min(1).max(CASE_LENGTHS.task),
  assigned_to: Id.nullable(),
  due_at: Timestamp.nullable(),
})
export type CaseTaskBody = z.infer<typeof CaseTaskBody>
export const CaseTaskChange = CaseTaskBody.extend({ state: z.enum(TASK_STATES) }).partial()
export type CaseTaskChange = z.infer<typeof CaseTaskChange>

export const CaseNote = z.strictObject({
  id: Id,
  text: z.string(),
  author: Staff,
  created_at: Timestamp,
  updated_at: Timestamp.nullable(),
  /** Until then its author may change it; null: locked. */
  open_until: Timestamp.nullable(),
})
export type CaseNote = z.infer<typeof CaseNote>
export const CaseNoteBody = z.strictObject({ text: z.string().min(1).max(CASE_LENGTHS.note) })
export type CaseNoteBody = z.infer<typeof CaseNoteBody>

export const CaseReferral = z.strictObject({
  id: Id,
  target: z.enum(REFERRAL_TARGETS),
  state: z.enum(REFERRAL_STATES),
  /** What the other body is told: never more than it needs. */
  text: z.string(),
  consent: z.enum(CONSENTS).nullable(),
  consent_note: z.string().nullable(),
  by: Staff,
  created_at: Timestamp,
  updated_at: Timestamp,
  can: z.array(z.enum(REFERRAL_ACTS)),
})
export type CaseReferral = z.infer<typeof CaseReferral>
export const CaseReferralBody = z.strictObject({
  target: z.enum(REFERRAL_TARGETS),
  text: z.string().min(1).max(CASE_LENGTHS.note),
})
export type CaseReferralBody = z.infer<typeof CaseReferralBody>
export const CaseReferralAct = z.strictObject({
  act: z.enum(REFERRAL_ACTS),
  consent: z.enum(CONSENTS).optional(),
  note: z.string().max(CASE_LENGTHS.reason).optional(),
})
export type CaseReferralAct = z.infer<typeof CaseReferralAct>

/** A case that may tell the same: same region and kinds near in time, or the same words. A person decides. */
export const CaseLikeness = z.strictObject({
  id: Id,
  ref: z.string(),
  state: z.enum(CASE_STATES),
  created_at: Timestamp,
  score: z.number(),
})
export type CaseLikeness = z.infer<typeof CaseLikeness>

const CaseClosing = z.strictObject({
  reason: z.enum(CLOSING_REASONS),
  summary: z.string(),
  asked_by: Staff,
  asked_at: Timestamp,
  /** The caller may be the second person. */
  can_decide: z.boolean(),
})

export const CaseEvent = z.strictObject({
  id: Id,
  kind: z.enum(TIMELINE_KINDS),
  at: Timestamp,
  by: Staff.nullable(),
  /** What it was: a state, a risk, an act; words are in the console's texts. */
  what: z.string(),
  /** In somebody's words: a reason. */
  text: z.string().nullable(),
})
export type CaseEvent = z.infer<typeof CaseEvent>

/** The whole case. Whoever reads it stands on its timeline as `opened` before the answer leaves. */
export const Case = CaseRow.extend({
  facts: CaseFacts,
  people: z.array(CasePerson),
  plan: z.strictObject({ text: z.string(), by: Staff, updated_at: Timestamp }).nullable(),
  tasks: z.array(CaseTask),
  notes: z.array(CaseNote),
  case_files: z.array(CaseFile),
  referrals: z.array(CaseReferral),
  messages: z.array(InboxMessage),
  likeness: z.array(CaseLikeness),
  duplicate_of: z.strictObject({ id: Id, ref: z.string() }).nullable(),
  closing: CaseClosing.nullable(),
  /** Begun and not finished. While any is, only a supervisor with a `reason` closes the case or asks for it: `work_left`. */
  open_work: z.strictObject({ tasks: z.int(), referrals: z.int(), promises: z.int() }),
  deadlines: z.array(CaseDeadline),
  timeline: z.array(CaseEvent),
  /** On hold by law: nothing of it is deleted. */
  legal_hold: z.boolean(),
  /** One supervisor asked to lift it; another one does. */
  hold_lift: z.strictObject({ asked_by: Staff, asked_at: Timestamp, can_decide: z.boolean() }).nullable(),
  /** Until when break-glass lets the caller read it; null: their own right. */
  break_glass_until: Timestamp.nullable(),
  can: z.array(z.enum(CASE_ACTS)),
})
export type Case = z.infer<typeof Case>

/** `POST staff/report/{id}/act/`: one row of the table of transitions. */
export const CaseActBody = z.strictObject({
  version,
  act: z.enum(CASE_ACTS),
  reason: z.string().max(CASE_LENGTHS.reason).optional(),
  risk: z.enum(CASE_RISKS).optional(),
  assign_to: Id.optional(),
  plan: z.string().max(CASE_LENGTHS.plan).optional(),
  /** For `ask_reporter`: what the reporter reads. */
  message: z.string().max(CASE_LENGTHS.message).optional(),
  duplicate_of: Id.optional(),
  closing_reason: z.enum(CLOSING_REASONS).optional(),
  summary: z.string().max(CASE_LENGTHS.plan).optional(),
})
export type CaseActBody = z.infer<typeof CaseActBody>

export const CaseMessageBody = z.strictObject({ cid: z.uuid(), message: z.string().min(1).max(CASE_LENGTHS.message) })
export type CaseMessageBody = z.infer<typeof CaseMessageBody>
/** Break-glass, printing, revealing a phone, unsealing: why is written and seen. */
export const CaseReasonBody = z.strictObject({ reason })
export const BreakGlassAnswer = z.strictObject({ until: Timestamp })
/** Of somebody else's case only what it is called is known. */
export const CaseBreakGlassByRef = CaseReasonBody.extend({ ref: z.string().max(20) })
export const CaseByRef = BreakGlassAnswer.extend({ id: Id })
export type CaseByRef = z.infer<typeof CaseByRef>
export const CasePrint = z.strictObject({
  /** Stands across every page: who, when, which case. */
  watermark: z.string(),
  case: Case,
})
export type CasePrint = z.infer<typeof CasePrint>
export const CasePhone = z.strictObject({ phone: z.string() })
export type CasePhone = z.infer<typeof CasePhone>
/** People a case can be given to, with how many they hold. */
export const CaseAssignees = z.array(Staff.extend({ open: z.int() }))
export type CaseAssignees = z.infer<typeof CaseAssignees>
