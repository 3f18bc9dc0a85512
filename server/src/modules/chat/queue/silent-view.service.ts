import type { SignedInActor, StaffActor } from '../../../platform/core/actors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import type { ChatRow } from '../chat.store.ts'
import { isSilentView } from './queue.policy.ts'
import { beginView } from './silent-view.store.ts'

/**
 * Whatever way a supervisor comes into a chat that is not theirs (message calls, `sub`), it stands in the audit before the
 * first byte leaves (safety.md 20): once a look, which lasts half an hour.
 */
export async function noteSilentView(platform: Platform, actor: SignedInActor, chat: ChatRow): Promise<void> {
  if (actor.kind !== 'staff' || !isSilentView(actor, chat)) return
  await platform.db.transaction().execute(async (db) => {
    if (!(await beginView(db, chat.id, actor.id))) return
    await recordAuditAction(platform, db, actor, { action: 'chat.viewed_silently', subject_id: chat.id })
  })
}

/** The console asks why before it shows anything; the reason stands in the audit whether or not a look goes on. */
export async function announceView(platform: Platform, actor: StaffActor, chat: ChatRow, reason: string): Promise<void> {
  const { id: chat_id, key_id } = chat
  await platform.db.transaction().execute(async (db) => {
    await beginView(db, chat_id, actor.id)
    await recordAuditAction(platform, db, actor, {
      action: 'chat.viewed_silently',
      subject_id: chat_id,
      reason: { text: reason, key_id },
    })
  })
}
