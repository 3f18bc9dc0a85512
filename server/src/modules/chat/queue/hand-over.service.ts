import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { queueChanged } from '../messages.service.ts'
import { lockClaimer } from './claim.store.ts'
import { moveFrom } from './hand-over.store.ts'

/**
 * Gives an active chat to another counsellor; announce it after the commit. `db` is a transaction. Throws
 * `already_done` when `from` does not have it any more, `too_many_chats` when `to` has no room.
 */
export async function moveChat(db: Db, move: { chat_id: string; from: string; to: string }): Promise<void> {
  await lockClaimer(db, move.to)
  const moved = await moveFrom(db, move)
  if (moved !== 'moved') throw new AppError(moved === 'gone' ? 'already_done' : 'too_many_chats')
}

/** Takes the chat from every other counsellor's connection, on every node. */
export function announceMoved({ hub }: Platform, chat_id: string, by: { id: string; alias: string }): void {
  hub.publish(queueChanged, 'all', { kind: 'claimed', chat_id, by })
}
