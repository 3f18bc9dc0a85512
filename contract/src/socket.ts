import { z } from 'zod'
import type { Message } from './chat.ts'
import { ERROR_CODES } from './errors.ts'

/** Close codes (chat-protocol.md). `stop` means: do not reconnect by yourself. */
export const CLOSE = {
  draining: 4000,
  slow_consumer: 4001,
  no_pong: 4002,
  resync: 4003,
  rate: 4005,
  bad_frames: 4400,
  unauthenticated: 4401,
  not_yours: 4403,
  too_many: 4409,
  too_big: 4413,
  revoked: 4423,
} as const
export const CLOSE_STOP: readonly number[] = [CLOSE.bad_frames, CLOSE.not_yours, CLOSE.too_many, CLOSE.too_big, CLOSE.revoked]

/** What a plain client of the seed sends. */
export const PlainFrame = z.strictObject({ message: z.string(), cid: z.uuid().optional() })

/** What a client sends after `v=1`. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('send'), cid: z.uuid(), message: z.string() }),
  z.strictObject({ type: z.literal('get'), from: z.int().min(1), to: z.int().min(1) }),
  z.strictObject({ type: z.literal('pong'), n: z.int() }),
  z.strictObject({ type: z.literal('ping'), n: z.int() }),
  z.strictObject({ type: z.literal('auth'), token: z.string().max(4096) }),
])
export type ClientFrame = z.infer<typeof ClientFrame>

export type HelloFrame = {
  type: 'hello'
  last_seq: number
  resume: 'ok' | 'gap'
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
/** Every frame from the server that is not a message. */
export type ServerFrame =
  | HelloFrame
  | AckFrame
  | ErrorFrame
  | { type: 'ping'; n: number }
  | { type: 'pong'; n: number }
  | { type: 'expiring'; in: number }
  | { type: 'auth_ok'; expires_at: string }
  | { type: 'drain'; after_ms: number }

/** A frame without `type` is a message, in both directions. */
export type Incoming = ServerFrame | (Message & { type?: undefined })
