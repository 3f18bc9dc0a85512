/** Close codes (chat-protocol.md). Apart from socket.ts so that a browser gets them without zod. */
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

/** After one of these a client does not reconnect by itself. */
export const CLOSE_STOP: readonly number[] = [CLOSE.bad_frames, CLOSE.not_yours, CLOSE.too_many, CLOSE.too_big, CLOSE.revoked]
