import { z } from 'zod'
import { CHAT_STATE } from '../chat/chat-states.ts'
import { Tokens } from '../accounts/auth.ts'
import type { CaseFrame } from '../reports/case-lists.ts'
import { type Message, Risk, Seq } from '../chat/chat.ts'
import { Id, INTEGER_MAX, Timestamp } from '../common.ts'
import { COUNSELLOR_DRAWINGS } from './counsellor-drawings.ts'
import type { DeskFrame } from '../chat/desk.ts'
import { HINT_TOPICS } from '../chat/desk-lists.ts'
import type { ErrorCode } from '../errors.ts'
import type { FollowUpFrame } from '../reports/follow-up-lists.ts'
import { Language } from '../languages.ts'
import type { SosFrame } from '../sos/sos.ts'
import { SafeAnswer } from '../chat/visitor.ts'

export const STAFF_ROLES = ['counsellor', 'supervisor', 'editor', 'admin'] as const
export const StaffRole = z.enum(STAFF_ROLES)
export type StaffRole = z.infer<typeof StaffRole>

export const StaffUser = z.strictObject({
  id: Id,
  /** What a child sees; never a full name. */
  alias: z.string(),
  role: StaffRole,
  langs: z.array(Language),
})
export type StaffUser = z.infer<typeof StaffUser>

export const StaffSignInBody = z.strictObject({
  email: z.string().max(254),
  password: z.string().max(128),
  /** Six digits of the authenticator, or a recovery code. */
  code: z.string().max(40).optional(),
})
export const StaffSignedIn = Tokens.extend({ user: StaffUser })
export type StaffSignedIn = z.infer<typeof StaffSignedIn>

export const PresenceState = z.enum(['on_shift', 'break', 'off'])
export type PresenceState = z.infer<typeof PresenceState>
/** `planned`: the rota's shift that runs now or comes next within a day. */
export const Presence = z.strictObject({
  state: PresenceState,
  since: Timestamp,
  open_chats: z.int(),
  chat_cap: z.int(),
  planned: z.strictObject({ starts_at: Timestamp, ends_at: Timestamp }).nullable(),
})
export type Presence = z.infer<typeof Presence>
export const PresenceBody = z.strictObject({ state: PresenceState })

const drawing = z.enum(COUNSELLOR_DRAWINGS)
/** One's own: what a child sees beside the alias; null: the usual picture. Two may have the same. */
export const OwnDrawing = z.strictObject({
  drawing: drawing.nullable(),
  /** What others who answer have chosen; not who. */
  used_by_others: z.array(drawing),
})
export type OwnDrawing = z.infer<typeof OwnDrawing>
export const OwnDrawingBody = OwnDrawing.pick({ drawing: true })

/**
 * How pressing a chat is, the most first (product.md 3): `danger` is called high by a person or touches two topics of our
 * lists, `hinted` one; `usual` is medium or unassessed. The server decides it; a list comes in this order.
 */
export const Urgency = z.enum(['sos', 'danger', 'hinted', 'usual', 'low'])
export type Urgency = z.infer<typeof Urgency>

/** A row of the queue or of "my chats": nothing the caller may not see. */
export const StaffChat = z.strictObject({
  id: Id,
  state: z.enum(CHAT_STATE),
  lang: Language,
  risk: Risk,
  urgency: Urgency,
  /** Topics of our lists its words touch and nobody has put away, while it is open. A person decides. */
  hints: z.array(z.enum(HINT_TOPICS)),
  /** The nickname, or a neutral name made from the id; never a phone. */
  person: z.string(),
  last_seq: z.int(),
  unread: z.int(),
  /** The number of the person's newest message. */
  said_seq: z.int(),
  /** Whispers of others that the caller has not read, in a chat of theirs. */
  whispers: z.int(),
  /** The newest message, cut at 120 characters; null where the caller may not read it. */
  preview: z.string().nullable(),
  /** Since when the person waits for a first or next answer; null when nobody waits. */
  waiting_since: Timestamp.nullable(),
  assigned_to: z.strictObject({ id: Id, alias: z.string() }).nullable(),
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
  /** What the person answered to "Are you safe now?"; null when they did not. It sorts nothing: a person decides. */
  safe_now: SafeAnswer.nullable(),
  /** The person asked for somebody else than who had them before. */
  another_asked: z.boolean(),
  /** The person deleted the conversation: there is nothing to read any more. */
  forgotten: z.boolean(),
})
export type StaffChat = z.infer<typeof StaffChat>
export const StaffChats = z.array(StaffChat)

/** `mine=1`: only the caller's. Without it a supervisor sees the team's, a counsellor still their own. */
export const StaffChatsQuery = z.strictObject({
  mine: z.enum(['0', '1']).default('0'),
  state: z.enum([CHAT_STATE.active, CHAT_STATE.ended]).default(CHAT_STATE.active),
})

/** How many chats one console socket follows at once (chat-protocol.md). */
export const STAFF_SUBSCRIPTIONS = 64

/**
 * `/ws/staff/`: `hello` first, then these. Message frames carry the `chat_id` they belong to. `queue` says only
 * that the queue or a list changed: fetch it again. `resume: 'gap'`: more than 200 were missed, the newest 200
 * follow, page the rest over HTTP. `error` with a `chat_id` and `not_found`: the caller does not (or no longer) see it.
 */
export type StaffFrame =
  | { type: 'hello'; ping_ms: number; expires_at: string; now: string }
  | { type: 'queue' }
  | { type: 'claimed'; chat_id: string; by: { id: string; alias: string } }
  | { type: 'message'; chat_id: string; message: Message }
  | { type: 'ack'; chat_id: string; cid: string; id: string; seq: number; created_at: string; duplicate: boolean }
  | { type: 'subscribed'; chat_id: string; last_seq: number; resume: 'ok' | 'gap'; read: { me: number } }
  | { type: 'ended'; chat_id: string }
  /** The person deleted the conversation: nothing of it may stay on the screen. */
  | { type: 'forgotten'; chat_id: string }
  /** What another screen of the caller has read; a person's own reading is nobody's business. */
  | { type: 'read'; chat_id: string; who: 'me'; seq: number }
  /** The person is typing; over after 6 s without another one. */
  | { type: 'typing'; chat_id: string; on: boolean }
  | {
      type: 'error'
      chat_id?: string
      cid?: string
      code: ErrorCode
      retry: boolean
      retry_after_ms?: number
    }
  | { type: 'ping'; n: number }
  | { type: 'pong'; n: number }
  | { type: 'expiring'; in: number }
  | { type: 'auth_ok'; expires_at: string }
  | { type: 'drain'; after_ms: number }
  | DeskFrame
  | CaseFrame
  | FollowUpFrame
  | SosFrame

/** The number of the last that is here; 0: none. */
const Sent = z.int().min(0).max(INTEGER_MAX)

export const StaffClientFrame = z.discriminatedUnion('type', [
  /** `notes_since`: up to which number the notes are here; without it none are sent. */
  z.strictObject({ type: z.literal('sub'), chat_id: Id, since: Sent, notes_since: Sent.optional() }),
  z.strictObject({ type: z.literal('unsub'), chat_id: Id }),
  z.strictObject({ type: z.literal('send'), chat_id: Id, cid: z.uuid(), message: z.string() }),
  z.strictObject({ type: z.literal('get'), chat_id: Id, from: Seq, to: Seq }),
  z.strictObject({ type: z.literal('read'), chat_id: Id, seq: Seq }),
  z.strictObject({ type: z.literal('typing'), chat_id: Id, on: z.boolean() }),
  z.strictObject({ type: z.literal('ping'), n: z.int() }),
  z.strictObject({ type: z.literal('pong'), n: z.int() }),
  z.strictObject({ type: z.literal('auth'), token: z.string().max(4096) }),
])
export type StaffClientFrame = z.infer<typeof StaffClientFrame>
