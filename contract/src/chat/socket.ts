import { z } from 'zod'
import { type ChatStatus, type Message, Seq } from './chat.ts'
import { ERROR_CODES } from '../errors.ts'
import type { Notification } from '../notifications/notifications.ts'

/** What a plain client of the seed sends. */
export const PlainFrame = z.strictObject({ message: z.string(), cid: z.uuid().optional() })

/** What a client sends after `v=1`. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('send'), cid: z.uuid(), message: z.string() }),
  z.strictObject({ type: z.literal('get'), from: Seq, to: Seq }),
  z.strictObject({ type: z.literal('read'), seq: Seq }),
  z.strictObject({ type: z.literal('typing'), on: z.boolean() }),
  z.strictObject({ type: z.literal('pong'), n: z.int() }),
  z.strictObject({ type: z.literal('ping'), n: z.int() }),
  z.strictObject({ type: z.literal('auth'), token: z.string().max(4096) }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

/**
 * `resume: 'gap'`: more than 200 rows were missed, and the newest 200 follow, the rest is paged over HTTP; or the client said a
 * `since` beyond `last_seq` (a backup was put back): then it forgets what it has, and the newest 200 follow.
 */
export type HelloFrame = {
  type: 'hello'
  last_seq: number
  resume: 'ok' | 'gap'
  /** Up to which seq this person, and the counsellor, have read. */
  read: { me: number; peer: number }
  ping_ms: number
  max_chars: number
  expires_at: string
  now: string
}
export type AckFrame = { type: 'ack'; cid: string; id: string; seq: number; created_at: string; duplicate: boolean }
export const SocketErrorCode = z.enum(ERROR_CODES)
export type ErrorFrame = {
  type: 'error'
  cid?: string
  code: z.infer<typeof SocketErrorCode>
  /** true: send the same cid again; false: show it to the person. */
  retry: boolean
  retry_after_ms?: number
}
/** Cumulative: everything up to `seq` was read by `who`. */
export type ReadFrame = { type: 'read'; who: 'me' | 'peer'; seq: number }
/** Never stored; without another one it is over after 6 s. */
export type TypingFrame = { type: 'typing'; on: boolean }
/**
 * A new notification, or one whose state changed; on every socket of the person (product.md 11), in the language of the socket's
 * `&lang=`, or else the account's.
 */
export type NotificationFrame = { type: 'notification' } & Notification
/** All up to `until` were read somewhere. */
export type NotificationsReadFrame = { type: 'notifications_read'; until: string }
export type StateFrame = { type: 'state' } & ChatStatus
/** Every frame from the server that is not a message. */
export type ServerFrame =
  | HelloFrame
  | AckFrame
  | ErrorFrame
  | ReadFrame
  | TypingFrame
  | StateFrame
  | NotificationFrame
  | NotificationsReadFrame
  | { type: 'ping'; n: number }
  | { type: 'pong'; n: number }
  | { type: 'expiring'; in: number }
  | { type: 'auth_ok'; expires_at: string }
  | { type: 'drain'; after_ms: number }

/** A frame without `type` is a message, in both directions. */
export type Incoming = ServerFrame | (Message & { type?: undefined })
