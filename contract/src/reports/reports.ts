import { z } from 'zod'
import { Id, pageOf, PageQuery, RegionCode, Timestamp } from '../common.ts'
import { NICHES } from '../content/content-lists.ts'
import { EvidenceKey, OwnEvidence } from './evidence.ts'
import { Language } from '../languages.ts'
import { CONFIDENTIALITY_VERSIONS } from '../people.ts'
import { OF_A_GUEST } from '../accounts/receipts.ts'
import { CONTACT_ROLES, VIOLENCE_FORMS } from '../chat/record-lists.ts'
import { REPORT_LENGTHS } from './report-lengths.ts'
import {
  CHILD_AGE_BANDS,
  CONTACT_CHANNELS,
  HAPPENED_ABOUT,
  MOST_FILES,
  MOST_TYPES,
  PLACE_KINDS,
  PLAIN_REASONS,
  PLAIN_STATES,
  REPORT_DRAWINGS,
  REPORT_GENDERS,
  REPORT_TYPES,
  SAFE_HOURS,
  SHARE_CHOICES,
  SUSPECT_RELATIONS,
  URGENCIES,
  YES_NO_UNKNOWN,
} from './report-lists.ts'

const { description_min, description, child_name, district, message } = REPORT_LENGTHS
const TYPE_IDS = REPORT_TYPES.map((type) => type.id)
export const ReportTypeKey = z.enum(TYPE_IDS)

/** One kind of harm in the asked language. */
export const ReportType = z.strictObject({
  id: ReportTypeKey,
  /** The form of Law 996; null for "other, or I do not know". */
  form: z.enum(VIOLENCE_FORMS).nullable(),
  parent: ReportTypeKey.nullable(),
  /** As a grown-up says it of a child. */
  title: z.string(),
  /** As the child says it of itself. */
  title_self: z.string(),
  niche: z.enum(NICHES),
  drawing: z.enum(REPORT_DRAWINGS),
})
export type ReportType = z.infer<typeof ReportType>
/** Parents first, each followed by its own; a bare array, 25 rows. */
export const ReportTypes = z.array(ReportType)

/** A day, or a month when nobody knows the day. */
const Day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/)

/** What somebody reports (api.md, "POST victim/"). Every text is sealed before it is stored. */
export const ReportBody = z.strictObject({
  reporter_role: z.enum(CONTACT_ROLES),
  type_ids: z.array(ReportTypeKey).min(1).max(MOST_TYPES),
  urgency: z.enum(URGENCIES),
  /** Left open by whoever would rather not say. */
  region_code: RegionCode.optional(),
  /** 20-5,000 characters; may be empty when a voice file tells it. */
  description: z.union([z.literal(''), z.string().min(description_min).max(description)]),
  child_age_band: z.enum(CHILD_AGE_BANDS).optional(),
  child_gender: z.enum(REPORT_GENDERS).optional(),
  child_name: z.string().max(child_name).optional(),
  district: z.string().max(district).optional(),
  place_kind: z.enum(PLACE_KINDS).optional(),
  happened_from: Day.optional(),
  happened_to: Day.optional(),
  /** Instead of a day. */
  happened_about: z.enum(HAPPENED_ABOUT).optional(),
  suspect_relation: z.enum(SUSPECT_RELATIONS).optional(),
  suspect_has_access: z.enum(YES_NO_UNKNOWN).optional(),
  contact: z
    .strictObject({
      channel: z.enum(CONTACT_CHANNELS),
      /** As typed; a number of Uzbekistan, kept as `+998` and nine digits. Required for `phone`. */
      phone: z.string().max(30).optional(),
      safe_hours: z.enum(SAFE_HOURS).optional(),
    })
    .optional(),
  share: z.enum(SHARE_CHOICES).optional(),
  file_keys: z.array(EvidenceKey).max(MOST_FILES).optional(),
  lang: Language.optional(),
  /** Which wording on what stays secret stood before it (safety.md 7). */
  notice: z.enum(CONFIDENTIALITY_VERSIONS).optional(),
  accept_terms: z.literal(true),
})
export type ReportBody = z.infer<typeof ReportBody>

/** Said in place of ordinary words and dates while a danger may be going on: who opens it by when, and 112. */
const UrgentText = z.string().nullable()

/** `ref`: eight letters and digits to name it by, worth nothing without a session. `receipt`: of a guest, shown once. */
export const Reported = z.strictObject({
  ref: z.string(),
  ...OF_A_GUEST,
  /** By when the first words come. */
  answer_by: Timestamp,
  /** Words of our lists stand in it, so help is offered at once. */
  help: z.boolean(),
  urgent_text: UrgentText,
  /** It has no story that can be read or heard: no words, and the voice in it cannot be opened. Its sender should write. */
  unheard: z.literal(true).optional(),
})
export type Reported = z.infer<typeof Reported>

/** What stands in an inbox. The first story is never in it. */
export const InboxMessage = z.strictObject({
  id: Id,
  /** The sender's own id for this send: the same again is the same message. */
  cid: z.string(),
  seq: z.int(),
  message: z.string(),
  created_at: Timestamp,
  is_admin: z.boolean(),
  /** A counsellor's alias; absent on the reporter's own. */
  author: z.string().optional(),
  /** Words of our lists stand in what the reporter wrote, so help is offered at once. */
  help: z.literal(true).optional(),
  files: z.array(OwnEvidence),
})
export type InboxMessage = z.infer<typeof InboxMessage>

const OwnReportRow = z.strictObject({
  ref: z.string(),
  state: z.enum(PLAIN_STATES),
  urgent_text: UrgentText,
  /** The next date we keep; null when nothing more is due, or `urgent_text` says it. */
  next_at: Timestamp.nullable(),
  unread: z.int(),
  created_at: Timestamp,
})
export const OwnReport = OwnReportRow.extend({
  lang: Language,
  closed_for: z.enum(PLAIN_REASONS).nullable(),
  messages: z.array(InboxMessage),
  files: z.array(OwnEvidence),
  /** Nobody has begun the work that cannot be undone. */
  can_withdraw: z.boolean(),
  can_write: z.boolean(),
})
export type OwnReport = z.infer<typeof OwnReport>
export const OwnReports = pageOf(OwnReportRow)
export type OwnReports = z.infer<typeof OwnReports>
export const OwnReportQuery = PageQuery

/** Opens the inbox of a receipt; the token goes as `Authorization: Receipt <token>`, lives 15 minutes from its last use. */
export const InboxKey = z.strictObject({ token: z.string(), expires_at: Timestamp })
export type InboxKey = z.infer<typeof InboxKey>
export const InboxMessageBody = z.strictObject({
  cid: z.uuid(),
  /** May be empty when files say it. */
  message: z.string().max(message),
  file_keys: z.array(EvidenceKey).max(MOST_FILES).optional(),
})
export type InboxMessageBody = z.infer<typeof InboxMessageBody>
/** The word is optional: nobody has to explain. */
export const WithdrawBody = z.strictObject({ reason: z.string().max(500).optional() })

/** Of a person's export. */
export const ExportedReport = z.strictObject({
  ref: z.string(),
  created_at: Timestamp,
  reporter_role: z.enum(CONTACT_ROLES),
  type_ids: z.array(ReportTypeKey),
  urgency: z.enum(URGENCIES),
  region_code: RegionCode.nullable(),
  description: z.string(),
  child_name: z.string().nullable(),
  messages: z.array(z.strictObject({ message: z.string(), created_at: Timestamp, is_admin: z.boolean() })),
  /** What came with it and with its messages: which, and how large. Their bytes are not in here. */
  files: z.array(OwnEvidence),
})
