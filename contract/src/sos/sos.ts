import { z } from 'zod'
import { Id, Timestamp } from '../common.ts'
import { Language } from '../languages.ts'
import { InboxMessage } from '../reports/reports.ts'
import { OF_A_GUEST } from '../accounts/receipts.ts'
import { SOS_ALERT_STATES, SOS_KINDS, SOS_LENGTHS, SOS_OUTCOMES, SOS_STATES } from './sos-lists.ts'

const State = z.enum(SOS_STATES)
const Kind = z.enum(SOS_KINDS)

/** Sent only after the person's own tap on "send my place". `accuracy` in metres, as the phone says. */
export const SosPlace = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  accuracy: z.number().min(0).max(1_000_000).optional(),
})
export type SosPlace = z.infer<typeof SosPlace>

const facts = {
  kind: Kind,
  can_speak: z.boolean(),
  text: z.string().max(SOS_LENGTHS.text).optional(),
  geo: SosPlace.optional(),
  /** As typed: nothing about it keeps a call from going out. */
  callback_phone: z.string().max(SOS_LENGTHS.phone).optional(),
}

/** A call for help. `nonce`: made by the sender for this call, 128 random bits, and its secret: the same again is the same call. */
export const SosBody = z.strictObject({ nonce: z.string().regex(/^[\da-f-]{20,64}$/), ...facts })
export type SosBody = z.infer<typeof SosBody>
/** What is added to it afterwards. A further text stands below the first. */
export const SosMore = z.strictObject(facts).partial()
export type SosMore = z.infer<typeof SosMore>

/** A call as its sender sees it. */
export const SosCall = z.strictObject({
  id: Id,
  state: State,
  created_at: Timestamp,
  accepted_at: Timestamp.nullable(),
  /** The alias of who accepted. */
  by: z.string().nullable(),
  settled_at: Timestamp.nullable(),
  /** The sender said it was a mistake. */
  cancelled: z.boolean(),
  can_speak: z.boolean(),
  has_place: z.boolean(),
  /** Of a signed-in person: where they are answered. */
  chat_id: Id.nullable(),
  /** True, never decorative: somebody is on shift at a console that was heard lately. */
  someone_there: z.boolean(),
  /** What its sender reads, in the language it was sent in: only what is so now. */
  said: z.strictObject({ title: z.string(), text: z.string() }),
})
export type SosCall = z.infer<typeof SosCall>
/** `receipt`: of a guest, once: with it they read and write in the inbox behind the call. `receipt_said`: the same in words. */
export const SosSent = SosCall.extend({
  ...OF_A_GUEST,
  receipt_said: z.string().optional(),
})
export type SosSent = z.infer<typeof SosSent>

/** Of an own call, for whoever takes their data along. What was not said is empty. */
export const ExportedSos = z.strictObject({ created_at: Timestamp, text: z.string(), phone: z.string(), place: z.string() })
export type ExportedSos = z.infer<typeof ExportedSos>

/** Somebody was told of a call by SMS: a member, or the partner line (null). Never a number. */
export const SosAlert = z.strictObject({
  id: Id,
  member: z.strictObject({ id: Id, alias: z.string() }).nullable(),
  notified_at: Timestamp,
  /** `failed`: no provider took the message. */
  state: z.enum(SOS_ALERT_STATES),
})
export type SosAlert = z.infer<typeof SosAlert>

/** One call in every console: nothing the sender wrote, only what it takes to answer. */
export const SosRow = z.strictObject({
  id: Id,
  state: State,
  lang: Language,
  kind: Kind,
  can_speak: z.boolean(),
  guest: z.boolean(),
  has_text: z.boolean(),
  has_place: z.boolean(),
  has_phone: z.boolean(),
  chat_id: Id.nullable(),
  report_id: Id.nullable(),
  created_at: Timestamp,
  /** Two minutes without anybody: supervisors were told. */
  escalated: z.boolean(),
  /** Who was told of it, the first first. */
  alerts: z.array(SosAlert),
  /** A member on duty who said that they are coming. */
  coming: z.strictObject({ id: Id, alias: z.string(), at: Timestamp }).nullable(),
  /** Since then nobody is left to tell: everybody was told and nobody answered, or there is nobody. */
  unanswered_at: Timestamp.nullable(),
  accepted_at: Timestamp.nullable(),
  accepted_by: z.strictObject({ id: Id, alias: z.string() }).nullable(),
  cancelled_at: Timestamp.nullable(),
  settled_at: Timestamp.nullable(),
})
export type SosRow = z.infer<typeof SosRow>
export const SosRows = z.array(SosRow)
/** `open`: what rings or is worked on, and what ended in the last minutes; `recent`: the last 30 days. */
export const SosQuery = z.strictObject({ view: z.enum(['open', 'recent']).default('open') })

/** What the sender said, for whoever accepted it and for supervisors. */
export const SosDetail = SosRow.extend({
  text: z.string().nullable(),
  phone: z.string().nullable(),
  /** Rounded to about 100 m; gone after seven days. */
  place: SosPlace.nullable(),
  note: z.string().nullable(),
})
export type SosDetail = z.infer<typeof SosDetail>
export const SosSettleBody = z.strictObject({ outcome: z.enum(SOS_OUTCOMES), note: z.string().max(SOS_LENGTHS.note).optional() })

/** What a guest and whoever accepted their call write to each other; each side has a call for it. */
export const SosTalk = z.array(InboxMessage)
export const SosTalkBody = z.strictObject({ cid: z.uuid(), message: z.string().min(1).max(SOS_LENGTHS.message) })

/** What the console's socket says of it, with the row itself: a console rings without asking for anything. */
export type SosFrame = { type: 'sos'; call: SosRow }
