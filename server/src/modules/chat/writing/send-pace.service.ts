import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedInActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'

/** 20 sends in 10 s, 10 of them at once; one count for all of a person's sockets and calls. Setting `chat_send`. */
const SEND_LIMIT = { points: 10, seconds: 5 }

/** Seconds until the caller may send the next message; 0: now. */
function sendDelay(platform: Platform, actor: SignedInActor): Promise<number> {
  return platform.limiter.take('chat_send', actor.id, SEND_LIMIT)
}

/** Throws `rate_limited`: a call is told when to come again. */
export async function assertPace(platform: Platform, actor: SignedInActor): Promise<void> {
  const retry_after = await sendDelay(platform, actor)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
}

/** A limit delays what a child writes, it never refuses it. */
export async function awaitTurn(platform: Platform, actor: SignedInActor): Promise<void> {
  for (;;) {
    const seconds = await sendDelay(platform, actor)
    if (seconds === 0) return
    await sleep(seconds * 1_000)
  }
}
