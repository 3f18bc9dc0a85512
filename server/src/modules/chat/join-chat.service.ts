import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { SignedInActor } from '../../platform/core/actors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Connection } from '../../platform/realtime/connection.ts'
import { follow } from '../../platform/realtime/follow.ts'
import { chatFrames, enterChat, type ChatFrame } from './messages.service.ts'
import type { ChatRow } from './chat.store.ts'
import { readHistory } from './history/history.service.ts'
import { openSide, type Side } from './side-frames.service.ts'
import type { Sweep } from './sweep.service.ts'

export type Joined = {
  chat: ChatRow
  /**
   * `gap`: more was missed than the newest 200 that are given here, or the caller knows rows that are not stored (a backup was
   * put back).
   */
  resume: 'ok' | 'gap'
  missed: readonly string[]
  /** What was missed is delivered: from now on every message as it comes, in order. */
  begin(): void
  /** What the caller says beside messages. */
  hear: Side['hear']
  leave(): void
}
type Listener = {
  connection: Connection
  deliver(frame: string): void
  fail(error: unknown): void
  /** The chat is not the caller's any more. */
  lost(): void
}

/**
 * Reads along from `since` on, or from now on. Listening begins before the database is read, so nothing falls between
 * (chat-protocol.md, "attach without a race"). Throws `not_found`.
 */
export async function joinChat(
  { platform, sweep }: { platform: Platform; sweep: Sweep },
  actor: SignedInActor,
  chat_id: string,
  since: number | null,
  listener: Listener,
): Promise<Joined> {
  const follower = follow(platform.hub, chatFrames, chat_id, {
    read: (after) => framesAfter(platform, chat, after),
    deliver: ({ frame }) => listener.deliver(frame),
    fail: (error) => listener.fail(error),
  })
  let chat: ChatRow
  try {
    chat = await enterChat(platform, actor, chat_id)
    const from = lastKnown(chat, since)
    const missed = from < chat.last_seq ? await framesAfter(platform, chat, from) : []
    const side = openSide(platform, actor, chat_id, listener.connection)
    const unattend = sweep.attend({ chat_id, actor, follower, lost: listener.lost })
    return {
      chat,
      resume: since !== null && since !== from ? 'gap' : 'ok',
      missed: missed.map(({ frame }) => frame),
      begin: () => follower.start(missed.at(-1)?.seq ?? chat.last_seq),
      hear: side.hear,
      leave() {
        unattend()
        side.close()
        follower.stop()
      },
    }
  } catch (error) {
    follower.stop()
    throw error
  }
}

/** What is given begins behind this number: at most the newest 200, and all of those to who knows rows that are not there. */
function lastKnown({ last_seq }: ChatRow, since: number | null): number {
  const newest = Math.max(0, last_seq - HISTORY_LIMIT)
  if (since === null) return last_seq
  return since > last_seq ? newest : Math.max(since, newest)
}

async function framesAfter(platform: Platform, chat: ChatRow, after_seq: number): Promise<ChatFrame[]> {
  const messages = await readHistory(platform, chat, { after_seq, limit: HISTORY_LIMIT })
  return messages.map((message) => ({ seq: message.seq, frame: JSON.stringify(message) }))
}
