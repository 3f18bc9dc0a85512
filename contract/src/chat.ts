import { z } from 'zod'
import { Id, Timestamp } from './common.ts'
import { Language } from './languages.ts'
import { HISTORY_LIMIT } from './limits.ts'

const SEQ_MAX = 2_147_483_647
/** A message's number inside its chat: dense from 1, 32 bits. */
export const Seq = z.int().min(1).max(SEQ_MAX)

export const CHAT_STATES = ['waiting', 'active', 'ended'] as const

/** A person's own chat as they see it. */
export const Chat = z.strictObject({
  id: Id,
  state: z.enum(CHAT_STATES),
  lang: Language,
  /** The highest message number, 0 while empty. */
  last_seq: z.int(),
  unread: z.int(),
  created_at: Timestamp,
})
export type Chat = z.infer<typeof Chat>
/** A bare array: the seed reads it as `data[]`. Never empty; the open chat first. */
export const Chats = z.array(Chat)

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
  kind: z.enum(['text']),
  /** A counsellor's alias; absent on a person's own message. */
  author: z.string().optional(),
})
export type Message = z.infer<typeof Message>
export const Messages = z.array(Message)

/** Without a number: the last `limit` messages. Both numbers: what lies between them. */
export const HistoryQuery = z.strictObject({
  after_seq: z.coerce.number().int().min(0).max(SEQ_MAX).optional(),
  before_seq: z.coerce.number().int().min(1).max(SEQ_MAX).optional(),
  limit: z.coerce.number().int().min(1).max(HISTORY_LIMIT).default(HISTORY_LIMIT),
})
/** The HTTP door of a send. The same `cid` again answers with the first message. */
export const SendBody = z.strictObject({ cid: z.uuid(), message: z.string() })

/** True, never decorative: `open` only while a counsellor is on shift. */
export const Availability = z.strictObject({
  state: z.enum(['open', 'busy', 'closed']),
  wait_minutes: z.int().optional(),
  opens_at: Timestamp.optional(),
})
export type Availability = z.infer<typeof Availability>
