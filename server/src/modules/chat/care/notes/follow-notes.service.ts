import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { follow } from '../../../../platform/realtime/follow.ts'
import { enterChat } from '../../chat.service.ts'
import { deskNotes, newestNote, notesAfter } from './notes.service.ts'

export type FollowedNotes = { missed: readonly string[]; begin(): void; leave(): void }
type Listener = { deliver(frame: string): void; fail(error: unknown): void }

/** Whoever knows more than is stored, because a backup was put back, gets what is stored. */
function lastKnown(newest: number, since: number): number {
  const oldest = Math.max(0, newest - HISTORY_LIMIT)
  return since > newest ? oldest : Math.max(since, oldest)
}

/**
 * Follows the notes beside a chat from `since` on, without a gap, as messages are followed. Of what was missed the
 * newest 200 come; the rest is asked for over HTTP. Throws `not_found`.
 */
export async function followNotes(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  since: number,
  listener: Listener,
): Promise<FollowedNotes> {
  const follower = follow(platform.hub, deskNotes, chat_id, {
    read: async (after) => notesAfter(platform, await enterChat(platform, actor, chat_id), after),
    deliver: ({ frame }) => listener.deliver(frame),
    fail: (error) => listener.fail(error),
  })
  try {
    const chat = await enterChat(platform, actor, chat_id)
    const newest = await newestNote(platform, chat_id)
    const from = lastKnown(newest, since)
    const missed = from < newest ? await notesAfter(platform, chat, from) : []
    return {
      missed: missed.map(({ frame }) => frame),
      begin: () => follower.start(missed.at(-1)?.seq ?? newest),
      leave: () => follower.stop(),
    }
  } catch (error) {
    follower.stop()
    throw error
  }
}
