import { z } from 'zod'
import { Id, Timestamp } from './common.ts'
import { BROKEN_REASONS, FOLLOW_UP_LENGTHS, FOLLOW_UP_OUTCOMES } from './follow-up-lists.ts'
import { Language } from './languages.ts'

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
 * The person themselves: GET /api/v1/chat/promise/ -> OwnPromises
 */

const Who = z.strictObject({ id: Id, alias: z.string() })

export const FollowUp = z.strictObject({
  id: Id,
  /** One of the two. */
  chat_id: Id.nullable(),
  case_id: Id.nullable(),
  /** To whom: the person as staff may call them, or the case’s number. */
  to: z.string(),
  lang: Language,
  /** What was promised; null in lists of the team, where nobody's words stand. */
  words: z.string().nullable(),
  /** Who keeps it; null: whoever takes its chat out of the queue. */
  owner: Who.nullable(),
  made_by: Who,
  made_at: Timestamp,
  due_at: Timestamp,
  /** The person of the chat sees it too. */
  shown: z.boolean(),
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
  words: z.string().min(1).max(FOLLOW_UP_LENGTHS.words),
  due_at: Timestamp,
  /** The person of the chat reads these words and the time; `not_allowed` in a case. */
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
 * for a week; what nobody wants any more is not there.
 */
export const OwnPromise = z.strictObject({
  id: Id,
  words: z.string(),
  /** Of the chat, and of the words if its counsellor wrote as they were asked to. */
  lang: Language,
  /** The alias of who keeps it, while it is still to come and somebody does. */
  by: z.string().optional(),
  due_at: Timestamp,
  /** By the server's clock, as a phone's may be wrong: its time has been over for a quarter of an hour, and nobody has said that it was kept. */
  late: z.boolean(),
  /** null: still to come, or late. */
  outcome: z.enum(FOLLOW_UP_OUTCOMES).exclude(['released']).nullable(),
})
export type OwnPromise = z.infer<typeof OwnPromise>
/** Of all chats that the person may read; those to come first, by their time. */
export const OwnPromises = z.array(OwnPromise)

/** One they were let see, for their export. */
export const ExportedPromise = OwnPromise.pick({ words: true, due_at: true, outcome: true })
export type ExportedPromise = z.infer<typeof ExportedPromise>
