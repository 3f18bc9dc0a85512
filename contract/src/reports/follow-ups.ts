import { z } from 'zod'
import { Id, Timestamp } from '../common.ts'
import { BROKEN_REASONS, FOLLOW_UP_KINDS, FOLLOW_UP_LENGTHS, FOLLOW_UP_OUTCOMES } from './follow-up-lists.ts'
import { Language } from '../languages.ts'

/*
 * Calls under `/api/v1/staff/follow-up/`: what was promised to a child or a reporter, with an owner and a due time. Counsellors: their
 * own, and those of the chats and cases they have; supervisors: the team's. A foreign one is a missing one.
 *
 *   GET  ''               ?whose=mine|all -> FollowUps (open; all: supervisors)   GET  today/      -> FollowUpsToday (supervisors)
 *   GET  chat/{chat_id}/  -> FollowUps      POST chat/{chat_id}/  FollowUpBody -> 201 FollowUp
 *   GET  case/{case_id}/  -> FollowUps      POST case/{case_id}/  FollowUpBody -> 201 FollowUp
 *   POST {id}/settle/     SettleBody -> FollowUp
 *   GET  {id}/target/     -> FollowUpTargets        POST {id}/hand/   HandBody -> FollowUp
 *
 * The person themselves: GET /api/v1/chat/promise/ -> OwnPromises    PATCH /api/v1/chat/promise/{id}/ AppointmentBody -> OwnPromise
 */

const Who = z.strictObject({ id: Id, alias: z.string() })

export const FollowUp = z.strictObject({
  id: Id,
  kind: z.enum(FOLLOW_UP_KINDS),
  /** One of the two. */
  chat_id: Id.nullable(),
  case_id: Id.nullable(),
  /** To whom: the person as staff may call them, or the case’s number. */
  to: z.string(),
  lang: Language,
  /** What was promised; of an appointment empty; null in lists of the team, where nobody's words stand. */
  words: z.string().nullable(),
  /** Who keeps it; null: whoever takes its chat out of the queue. */
  owner: Who.nullable(),
  made_by: Who,
  made_at: Timestamp,
  due_at: Timestamp,
  /** The person of the chat sees it too. */
  shown: z.boolean(),
  /** Since when its person says that the time of an appointment does not suit. Nobody is late for it then. */
  declined_at: Timestamp.nullable(),
  /** Its time has been over for a quarter of an hour and it is, or was then, still open. */
  late: z.boolean(),
  settled: z
    .strictObject({
      outcome: z.enum(FOLLOW_UP_OUTCOMES),
      at: Timestamp,
      by: Who,
      reason: z.enum(BROKEN_REASONS).nullable(),
      /** In the words of who settled it. */
      words: z.string().nullable(),
    })
    .nullable(),
  can: z.strictObject({
    settle: z.boolean(),
    /** Of an open chat it goes where the chat goes. */
    hand: z.boolean(),
  }),
})
export type FollowUp = z.infer<typeof FollowUp>
/** Open ones first, by their time; then the settled, the newest first. */
export const FollowUps = z.array(FollowUp)

export const FollowUpBody = z.strictObject({
  /** `appointment`: in a chat only. One that its person declined makes place for it. */
  kind: z.enum(FOLLOW_UP_KINDS).default('promise'),
  /** Of a promise `required`; of an appointment `not_allowed`: each reads its sentence in their own language. */
  words: z.string().max(FOLLOW_UP_LENGTHS.words).default(''),
  due_at: Timestamp,
  /** The person of the chat reads these words and the time; `not_allowed` in a case. Of an appointment always so. */
  shown: z.boolean().default(false),
})
export type FollowUpBody = z.infer<typeof FollowUpBody>
export const FollowUpsQuery = z.strictObject({ whose: z.enum(['mine', 'all']).default('mine') })

/** `broken` says why. */
export const SettleBody = z
  .strictObject({
    outcome: z.enum(FOLLOW_UP_OUTCOMES),
    reason: z.enum(BROKEN_REASONS).optional(),
    words: z.string().max(FOLLOW_UP_LENGTHS.reason).default(''),
  })
  .refine(({ outcome, reason }) => (outcome === 'broken') === (reason !== undefined), { path: ['reason'] })
export type SettleBody = z.infer<typeof SettleBody>

/** Colleagues on shift who may keep it. */
export const FollowUpTargets = z.array(Who)
export const HandBody = z.strictObject({ to: Id })

/** Of the promises whose time was today in Tashkent, or that were settled today. */
export const FollowUpsToday = z.strictObject({
  open: z.int(),
  kept: z.int(),
  kept_late: z.int(),
  broken: z.int(),
  released: z.int(),
})
export type FollowUpsToday = z.infer<typeof FollowUpsToday>

/**
 * A promise as the person sees it to whom it was made. A kept or broken one stays for a day, one whose time went by without a word
 * for a week; what nobody wants any more is not there. Nor is an appointment that was kept, in which a counsellor wrote at its time or
 * later, or that the person declined once its time is over.
 */
export const OwnPromise = z.strictObject({
  id: Id,
  kind: z.enum(FOLLOW_UP_KINDS),
  words: z.string(),
  /** Of the chat, and of the words if its counsellor wrote as they were asked to. */
  lang: Language,
  /** The alias of who keeps a promise, while it is still to come and somebody does. */
  by: z.string().optional(),
  due_at: Timestamp,
  /** By the server's clock, as a phone's may be wrong: its time has been over for a quarter of an hour, and nobody has said that it was kept. */
  late: z.boolean(),
  /** By the server's clock too: the time of an appointment has come and is not over. */
  now: z.boolean(),
  /** The person said that the time of an appointment does not suit, and that they want to be reminded of it. */
  declined: z.boolean(),
  reminder: z.boolean(),
  /** null: still to come, or late. */
  outcome: z.enum(FOLLOW_UP_OUTCOMES).exclude(['released']).nullable(),
})
export type OwnPromise = z.infer<typeof OwnPromise>
/** Of all chats that the person may read; those to come first, by their time. */
export const OwnPromises = z.array(OwnPromise)

/** What the person says of an appointment that is still to come; `already_done` once it is over or settled. */
export const AppointmentBody = z
  .strictObject({ declined: z.boolean().optional(), reminder: z.boolean().optional() })
  .refine(({ declined, reminder }) => declined !== undefined || reminder !== undefined)
export type AppointmentBody = z.infer<typeof AppointmentBody>

/** One they were let see, for their export. */
export const ExportedPromise = OwnPromise.pick({
  kind: true,
  words: true,
  due_at: true,
  declined: true,
  reminder: true,
  outcome: true,
})
export type ExportedPromise = z.infer<typeof ExportedPromise>
