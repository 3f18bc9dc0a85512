import { z } from 'zod'
import { CHAT_STATE } from './chat-states.ts'
import { RISKS } from './chat.ts'
import { AgeBand, Id, pageOf, PageQuery, RegionCode, Timestamp } from '../common.ts'
import { Language } from '../languages.ts'
import { CONTACT_KINDS, CONTACT_ROLES, GENDERS, OUTCOMES, REFERRALS, VIOLENCE_FORMS, WELLBEING_TOPICS } from './record-lists.ts'

const Form = z.enum(VIOLENCE_FORMS)
const Topic = z.enum(WELLBEING_TOPICS)
const Role = z.enum(CONTACT_ROLES)
const Outcome = z.enum(OUTCOMES)
const Risk = z.enum(RISKS)

/** What a counsellor writes down when a contact is over (product.md, "Wrap-up form"); the same for chat, phone and walk-in. */
export const WrapUp = z.strictObject({
  who: Role,
  age_band: AgeBand.nullable(),
  gender: z.enum(GENDERS),
  region_code: RegionCode.nullable(),
  forms: z.array(Form).max(VIOLENCE_FORMS.length),
  topics: z.array(Topic).max(WELLBEING_TOPICS.length),
  risk: Risk,
  outcome: Outcome,
  referral: z.enum(REFERRALS),
  /** Sealed; at most 2,000 characters. */
  note: z.string().max(2_000),
})
export type WrapUp = z.infer<typeof WrapUp>

export const NewContactBody = WrapUp.extend({
  kind: z.enum(['phone', 'walk_in']),
  lang: Language,
  started_at: Timestamp,
  ended_at: Timestamp,
})

export const ContactRecord = WrapUp.extend({
  id: Id,
  kind: z.enum(CONTACT_KINDS),
  /** null for other kinds, and when the person has deleted the chat. */
  chat_id: Id.nullable(),
  lang: Language,
  counsellor: z.strictObject({ id: Id, alias: z.string() }),
  started_at: Timestamp,
  ended_at: Timestamp,
  created_at: Timestamp,
  /** Its author for 24 h; then it stands. */
  can_change: z.boolean(),
})
export type ContactRecord = z.infer<typeof ContactRecord>
export const ContactPage = pageOf(ContactRecord)
export type ContactPage = z.infer<typeof ContactPage>

/** What is written already, or what the form begins with: taken from the chat and the person's own profile. */
export const WrapUpState = z.strictObject({
  record: ContactRecord.nullable(),
  prefill: WrapUp.pick({ who: true, age_band: true, region_code: true, risk: true }),
})
export type WrapUpState = z.infer<typeof WrapUpState>

export const ContactQuery = PageQuery.extend({ kind: z.enum(CONTACT_KINDS).optional() })

/** Search over what is known about chats, never over what was said in them. Both days count, in Asia/Tashkent. */
export const ChatSearchQuery = PageQuery.extend({
  /** A nickname, whole. */
  person: z.string().max(60).optional(),
  lang: Language.optional(),
  risk: Risk.optional(),
  state: z.enum(CHAT_STATE).optional(),
  counsellor: Id.optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  form: Form.optional(),
  topic: Topic.optional(),
  region_code: RegionCode.optional(),
  outcome: Outcome.optional(),
  /** `missing`: ended and not wrapped up yet. */
  record: z.enum(['missing', 'written']).optional(),
})
export type ChatSearchQuery = z.infer<typeof ChatSearchQuery>

export const FoundChat = z.strictObject({
  id: Id,
  state: z.enum(CHAT_STATE),
  lang: Language,
  risk: Risk,
  person: z.string(),
  last_seq: z.int(),
  assigned_to: z.strictObject({ id: Id, alias: z.string() }).nullable(),
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
  record: ContactRecord.pick({ who: true, forms: true, topics: true, region_code: true, outcome: true }).nullable(),
})
export type FoundChat = z.infer<typeof FoundChat>
/** `count` goes as far as the next ten pages, so that a search costs the same in a large archive; `more`: there are more than that. */
export const FoundChatPage = pageOf(FoundChat).extend({ more: z.boolean() })
export type FoundChatPage = z.infer<typeof FoundChatPage>
