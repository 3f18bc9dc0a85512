import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { StaffChat } from '@himoya/contract/staff/staff'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type AuditAction, recordAuditAction } from '../../audit/audit.service.ts'
import { queueChanged } from '../messages.service.ts'
import { refuseUnwanted } from '../another/another.service.ts'
import { lockClaimer, takeWaiting } from './claim.store.ts'
import { announceMoved } from './hand-over.service.ts'
import { maySee } from './queue.policy.ts'
import { showStaffChat } from './queue.service.ts'
import { endActive, readStaffChat, releaseActive, type StaffChatRow } from './queue.store.ts'

/**
 * Takes a chat from the queue: one winner of any number, the others learn who (`already_claimed`, `by`). Claiming
 * one's own again changes nothing. Throws `too_many_chats` at the cap (a supervisor has none), `asked_for_another`, `chat_ended`, `not_found`,
 * also for a chat that somebody else has brought to its end.
 */
export async function claimChat(platform: Platform, actor: StaffActor, chat_id: string): Promise<StaffChat> {
  const { db } = platform
  const before = await readStaffChat(db, actor.id, chat_id)
  if (!before) throw new AppError('not_found')
  if (before.state !== CHAT_STATE.waiting) refuseTaken(before, actor)
  else if (!maySee(actor, before)) throw new AppError('not_found')
  else {
    await refuseUnwanted(platform, actor, before)
    await take(platform, actor, chat_id)
  }
  return showStaffChat(platform, actor, chat_id)
}

async function take(platform: Platform, actor: StaffActor, chat_id: string): Promise<void> {
  const over_cap = actor.role === 'supervisor'
  const won = await platform.db.transaction().execute(async (db) => {
    await lockClaimer(db, actor.id)
    return takeWaiting(db, chat_id, actor.id, over_cap)
  })
  const row = await readStaffChat(platform.db, actor.id, chat_id)
  if (!row) throw new AppError('not_found')
  if (won) announceMoved(platform, chat_id, { id: actor.id, alias: row.alias ?? '' })
  // Nobody took it and it still waits: it was refused for the number of those the caller has.
  else if (row.state === CHAT_STATE.waiting) throw new AppError('too_many_chats')
  else refuseTaken(row, actor)
}

/** Throws unless the chat is the caller's own. */
function refuseTaken(row: StaffChatRow, actor: StaffActor): void {
  if (row.state === CHAT_STATE.ended)
    throw new AppError(row.assigned_to === null || maySee(actor, row) ? 'chat_ended' : 'not_found')
  if (row.assigned_to !== actor.id) throw new AppError('already_claimed', { by: row.alias ?? '' })
}

/** Gives the chat back to the queue. A supervisor may do it for anybody. Throws `chat_ended`, `not_found`. */
export async function releaseChat(platform: Platform, actor: StaffActor, chat_id: string): Promise<StaffChat> {
  const before = await showStaffChat(platform, actor, chat_id)
  if (before.state === CHAT_STATE.ended) throw new AppError('chat_ended')
  const released = await actOn(platform, actor, before, 'chat.reassigned', (db, whose) => releaseActive(db, chat_id, whose))
  if (released) platform.hub.publish(queueChanged, 'all', { kind: 'released', chat_id })
  return showStaffChat(platform, actor, chat_id)
}

/**
 * Ends the conversation; what the person writes next begins a new chat. A supervisor may do it for anybody.
 * Throws `forbidden` for a chat that still waits, `not_found`.
 */
export async function endChat(platform: Platform, actor: StaffActor, chat_id: string): Promise<StaffChat> {
  const before = await showStaffChat(platform, actor, chat_id)
  // Who waits in the queue is answered, not ended.
  if (before.state === CHAT_STATE.waiting) throw new AppError('forbidden')
  const ended = await actOn(platform, actor, before, 'chat.ended_by_supervisor', (db, whose) => endActive(db, chat_id, whose))
  if (ended) platform.hub.publish(queueChanged, 'all', { kind: 'ended', chat_id })
  return showStaffChat(platform, actor, chat_id)
}

/** What a supervisor does with somebody else's chat stands in the audit, in the same transaction. */
async function actOn(
  platform: Platform,
  actor: StaffActor,
  { id: subject_id, assigned_to }: StaffChat,
  action: AuditAction,
  act: (db: Db, whose: string | null) => Promise<boolean>,
): Promise<boolean> {
  const others = actor.role === 'supervisor' && assigned_to !== null && assigned_to.id !== actor.id
  if (!others) return act(platform.db, actor.role === 'supervisor' ? null : actor.id)
  return platform.db.transaction().execute(async (db) => {
    const done = await act(db, null)
    if (done) await recordAuditAction(platform, db, actor, { action, subject_id })
    return done
  })
}
