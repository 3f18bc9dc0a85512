import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { StaffChat } from '@himoya/contract/staff/staff'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, recordAuditAction } from '../../audit/audit.service.ts'
import { onShift } from '../../staff/staff.service.ts'
import { findChat, type ChatRow } from '../chat.store.ts'
import { lockClaimer, seizeActive, takeWaiting } from './claim.store.ts'
import { announceMoved } from './hand-over.service.ts'
import { showStaffChat } from './queue.service.ts'
import { announceView } from './silent-view.service.ts'

type Reasoned = { reason: string }

/** Opens somebody's chat for a silent look: the reason is in the audit before anything is shown. Throws `not_found`. */
export async function lookInto(platform: Platform, actor: StaffActor, chat_id: string, { reason }: Reasoned): Promise<StaffChat> {
  const { chat, shown } = await find(platform, actor, chat_id)
  if (chat.assigned_to !== actor.id) await announceView(platform, actor, chat, reason)
  return shown
}

/** The chat becomes the supervisor's own, from whoever has it or from the queue. Throws `chat_ended`, `not_found`. */
export async function takeOver(platform: Platform, actor: StaffActor, chat_id: string, { reason }: Reasoned): Promise<StaffChat> {
  await give(platform, actor, chat_id, { to: actor.id, reason, action: 'chat.taken_over' })
  return showStaffChat(platform, actor, chat_id)
}

/**
 * Hands the chat to somebody who is on shift, over the cap too: the supervisor sees the numbers. Throws `invalid`
 * (`to: not_allowed`) for somebody who is not there, `chat_ended`, `not_found`.
 */
export async function reassign(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  { to, reason }: Reasoned & { to: string },
): Promise<StaffChat> {
  const there = await onShift(platform, platform.db)
  if (!there.some(({ id }) => id === to)) throw new AppError('invalid', { fields: { to: ['not_allowed'] } })
  await give(platform, actor, chat_id, { to, reason, action: 'chat.reassigned' })
  return showStaffChat(platform, actor, chat_id)
}

async function give(
  platform: Platform,
  actor: StaffActor,
  chat_id: string,
  { to, reason, action }: Reasoned & { to: string; action: AuditAction },
): Promise<void> {
  const { chat } = await find(platform, actor, chat_id)
  if (chat.state === CHAT_STATE.ended) throw new AppError('chat_ended')
  const moved = await platform.db.transaction().execute(async (db) => {
    const done = await move(db, chat_id, to)
    const { key_id } = chat
    if (done) await recordAuditAction(platform, db, actor, { action, subject_id: chat_id, reason: { text: reason, key_id } })
    return done
  })
  if (!moved) return
  const { assigned_to } = await showStaffChat(platform, actor, chat_id)
  // Every connection of who had it hears this, on every node, and gets no further frame of the chat.
  if (assigned_to) announceMoved(platform, chat_id, assigned_to)
}

async function move(db: Db, chat_id: string, to: string): Promise<boolean> {
  await lockClaimer(db, to)
  return (await seizeActive(db, chat_id, to)) || takeWaiting(db, chat_id, to, true)
}

async function find(platform: Platform, actor: StaffActor, chat_id: string): Promise<{ chat: ChatRow; shown: StaffChat }> {
  const shown = await showStaffChat(platform, actor, chat_id)
  const chat = await findChat(platform.db, chat_id)
  if (!chat) throw new AppError('not_found')
  return { chat, shown }
}
