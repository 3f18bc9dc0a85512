import { z } from 'zod'
import { CHAT_STATE, type ChatState } from './chat-states.ts'
import { Id, INTEGER_MAX, Timestamp } from '../common.ts'
import type { CounsellorDrawing } from '../staff/counsellor-drawings.ts'
import { Language } from '../languages.ts'
import { HISTORY_LIMIT } from '../limits.ts'
import { SafetyPlan } from './safety-plans.ts'

/** A message's number inside its chat: dense from 1, 32 bits. */
export const Seq = z.int().min(1).max(INTEGER_MAX)

/** A person's own chat as they see it. */
export const Chat = z.strictObject({
  id: Id,
  state: z.enum(CHAT_STATE),
  lang: Language,
  /** The highest message number, 0 while empty. */
  last_seq: z.int(),
  unread: z.int(),
  /** Up to which number the counsellor has read. */
  peer_read_seq: z.int(),
  created_at: Timestamp,
})
export type Chat = z.infer<typeof Chat>
/** A bare array: the seed reads it as `data[]`. Never empty; the open chat first. */
export const Chats = z.array(Chat)

const MESSAGE_KINDS = ['text', 'image', 'voice', 'card'] as const
export const MessageKind = z.enum(MESSAGE_KINDS)
export type MessageKind = z.infer<typeof MessageKind>

/** A picture or a voice note as it stands in a message. The bytes are fetched by a short-lived address of their own. */
export const Attachment = z.strictObject({
  id: Id,
  mime: z.string(),
  /** Bytes of the full version. */
  size: z.int(),
  /** Pixels; pictures only. */
  width: z.int().optional(),
  height: z.int().optional(),
  /** A few pixels as a data URL, shown until the picture is there. */
  blur: z.string().optional(),
  /** Seconds; sound only. What came damaged is incomplete: there is no more of it. */
  duration: z.number().optional(),
  is_incomplete: z.literal(true).optional(),
})
export type Attachment = z.infer<typeof Attachment>

/** What a counsellor sends from the site: a page, a number, a place; or a safety plan, which the person sends too. `path` is one of our own pages, without host and language. */
export const Card = z.strictObject({
  title: z.string(),
  text: z.string(),
  path: z.string().nullable(),
  /** A number to call, as it is dialled. */
  phone: z.string().nullable(),
  /** A safety plan; the newest of a chat has the highest `version`, from 1. */
  plan: SafetyPlan.extend({ version: z.int().min(1) }).optional(),
})
export type Card = z.infer<typeof Card>

const RISK_LEVELS = ['sos', 'high', 'medium', 'low'] as const
/** What a person of the staff calls it, with a reason; never set by a machine. */
export const RiskLevel = z.enum(RISK_LEVELS)
export type RiskLevel = z.infer<typeof RiskLevel>
/** `unassessed`: nobody has said anything yet. A call for help is `sos` by itself. */
export const RISKS = ['sos', 'high', 'unassessed', 'medium', 'low'] as const
export const Risk = z.enum(RISKS)
export type Risk = z.infer<typeof Risk>

/**
 * One message, the same object over HTTP and over the socket. The first four fields are the seed's;
 * a frame on the socket without `type` is one of these.
 */
export const Message = z.strictObject({
  id: Id,
  message: z.string(),
  created_at: Timestamp,
  is_admin: z.boolean(),
  /** Dense from 1 inside its chat; order and resume use nothing else. */
  seq: z.int(),
  /** The sender's own id for this send; unique for ever per chat and sender. */
  cid: z.string(),
  /** `message` is readable whatever the kind: a caption, or a word for what came. */
  kind: MessageKind,
  attachment: Attachment.optional(),
  card: Card.optional(),
  /** A counsellor's alias; absent on a person's own message. */
  author: z.string().optional(),
})
export type Message = z.infer<typeof Message>
export const Messages = z.array(Message)

/** Without a number: the last `limit` messages. Both numbers: what lies between them. */
export const HistoryQuery = z.strictObject({
  after_seq: z.coerce.number().int().min(0).max(INTEGER_MAX).optional(),
  before_seq: z.coerce.number().int().min(1).max(INTEGER_MAX).optional(),
  limit: z.coerce.number().int().min(1).max(HISTORY_LIMIT).default(HISTORY_LIMIT),
})
/** A send by HTTP. The same `cid` again answers with the first message. */
export const SendBody = z.strictObject({
  cid: z.uuid(),
  message: z.string(),
  /** An upload of the caller for this chat: the message becomes a picture or a voice note, `message` its caption. */
  attachment_id: Id.optional(),
})
/** Up to where a screen has shown the messages; never goes back. */
export const ReadBody = z.strictObject({ seq: Seq })

/** True, never decorative: `open` only while a counsellor is on shift. */
export const Availability = z.strictObject({
  state: z.enum(['open', 'busy', 'closed']),
  wait_minutes: z.int().optional(),
  opens_at: Timestamp.optional(),
})
export type Availability = z.infer<typeof Availability>
/** As every page asks it. `opens_text`: `opens_at` in words of the language asked for, on the clock of Tashkent. */
export const ShownAvailability = Availability.extend({ opens_text: z.string().optional() })
export type ShownAvailability = z.infer<typeof ShownAvailability>
/** Without it the header `accept-language` decides. */
export const AvailabilityQuery = z.strictObject({ lang: Language.optional() })

/** How a person's chat stands; sent after `hello` and whenever it changes. */
export type ChatStatus = {
  state: ChatState
  availability: Availability['state']
  /** 1 is the next one; only while waiting with something written. */
  queue_position?: number
  /** An honest figure from the last hours; absent when there is none. */
  wait_minutes?: number
  /** ISO 8601; only while closed and known. */
  opens_at?: string
  /** The alias of who has the chat, and the drawing they chose; without one the usual picture. */
  counsellor?: string
  drawing?: CounsellorDrawing
}
