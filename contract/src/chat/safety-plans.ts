import { z } from 'zod'
import { INTEGER_MAX, Timestamp } from '../common.ts'
import { PLAN_LENGTHS, PLAN_PHONE } from './plan-lists.ts'

/*
 * What a person and their counsellor agreed on for a bad hour, in their own words. Each version is a message of its own, and either of
 * them may send the next one.
 *
 *   GET  /api/v1/chat/plan/                               -> LastPlan: the person's newest, of all chats they may read
 *   POST /api/v1/chat/{chat_id}/plan/        SendPlanBody -> Message
 *   GET  /api/v1/staff/chat/{chat_id}/plan/               -> ChatPlan
 *   GET  /api/v1/staff/chat/{chat_id}/plan/earlier/       -> LastPlan: of the person's other chats; written down like reading one
 *   POST /api/v1/staff/chat/{chat_id}/plan/  SendPlanBody -> Message
 */

const lines = z.array(z.string().min(1).max(PLAN_LENGTHS.line)).max(PLAN_LENGTHS.lines)

export const SafetyPlan = z.strictObject({
  warning_signs: lines,
  helps: lines,
  /** Whom to turn to. */
  contacts: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(PLAN_LENGTHS.line),
        phone: z.string().regex(PLAN_PHONE).nullable(),
      }),
    )
    .max(PLAN_LENGTHS.lines),
  safe_place: z.string().max(PLAN_LENGTHS.place),
})
export type SafetyPlan = z.infer<typeof SafetyPlan>

/** Not empty; the same `cid` again answers with the first message. */
export const SendPlanBody = z.strictObject({
  cid: z.uuid(),
  plan: SafetyPlan.refine(
    ({ warning_signs, helps, contacts, safe_place }) =>
      warning_signs.length + helps.length + contacts.length + safe_place.length > 0,
  ),
  /** The version it goes on from, 0 without one. A newer one in between is `changed_meanwhile`; absent: not asked. */
  after: z.int().min(0).max(INTEGER_MAX).optional(),
})
export type SendPlanBody = z.infer<typeof SendPlanBody>

const sent = z.strictObject({ plan: SafetyPlan, version: z.int(), created_at: Timestamp }).nullable()
/** The newest, and when it was sent; null before the first. */
export const LastPlan = z.strictObject({ sent })
export type LastPlan = z.infer<typeof LastPlan>

/** `sent`: of this chat. `earlier`: another chat of the same person holds a newer one, without its words. */
export const ChatPlan = z.strictObject({
  sent,
  earlier: z.strictObject({ version: z.int(), created_at: Timestamp }).nullable(),
})
export type ChatPlan = z.infer<typeof ChatPlan>
