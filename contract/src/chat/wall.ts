import { z } from 'zod'
import { RISKS, Risk } from './chat.ts'
import { Id, Timestamp } from '../common.ts'
import { HINT_TOPICS } from './desk-lists.ts'
import { Language } from '../languages.ts'
import { PresenceState, Urgency } from '../staff/staff.ts'

/** One language's queue, and what its visitors are shown. */
export const WallQueue = z.strictObject({
  lang: Language,
  state: z.enum(['open', 'busy', 'closed']),
  wait_minutes: z.int().optional(),
  opens_at: Timestamp.optional(),
  waiting: z.int(),
  by_risk: z.strictObject(Object.fromEntries(RISKS.map((risk) => [risk, z.int()])) as Record<Risk, z.ZodInt>),
  /** Since when the first of them waits. */
  longest_since: Timestamp.nullable(),
  on_shift: z.int(),
})
export type WallQueue = z.infer<typeof WallQueue>

/** An open chat as the wall shows it: nothing of what was written. */
export const WallChat = z.strictObject({
  id: Id,
  person: z.string(),
  lang: Language,
  risk: Risk,
  urgency: Urgency,
  /** Topics its words touch; never the words. */
  hints: z.array(z.enum(HINT_TOPICS)),
  /** Since when the person waits for an answer. */
  waiting_since: Timestamp.nullable(),
})
export type WallChat = z.infer<typeof WallChat>

export const WallMember = z.strictObject({
  id: Id,
  alias: z.string(),
  langs: z.array(Language),
  state: PresenceState,
  since: Timestamp.nullable(),
  /** The console was heard a moment ago. */
  live: z.boolean(),
  /** Until when the rota plans them now. */
  planned_until: Timestamp.nullable(),
  chats: z.array(WallChat),
})
export type WallMember = z.infer<typeof WallMember>

/** The supervisor's picture of this moment. Nobody's words are in it. */
export const Wall = z.strictObject({
  now: Timestamp,
  chat_cap: z.int(),
  queues: z.array(WallQueue),
  waiting: z.array(WallChat),
  /** Who is there or has open chats, the fullest hands first. */
  members: z.array(WallMember),
  today: z.strictObject({
    taken: z.int(),
    /** Seconds from coming into the queue until somebody took the chat. */
    median_wait: z.int().nullable(),
    /** Percent taken within five minutes, of all who were taken or have waited longer in vain. */
    within_five: z.int().nullable(),
    /** Ended without an answer of ours. */
    unanswered: z.int(),
    /** How many came into the queue, by hour of the day in Tashkent. */
    by_hour: z.array(z.strictObject({ hour: z.int(), came: z.int() })),
  }),
  /** How many the rota plans for each of the next eight hours. */
  cover: z.array(z.strictObject({ lang: Language, hours: z.array(z.strictObject({ at: Timestamp, planned: z.int() })) })),
})
export type Wall = z.infer<typeof Wall>

/** Why the supervisor looks in, takes over, hands on or ends; written to the audit first. */
export const ReasonBody = z.strictObject({ reason: z.string().trim().min(3).max(500) })
export const ReassignBody = ReasonBody.extend({ to: Id })
