import type { StaffChat } from '@himoya/contract/staff'
import type { StaffActor } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { displayNames } from '../auth/auth.service.ts'
import { queueChanged } from './chat.service.ts'
import { mayPreview } from './chat.policy.ts'
import { textOf } from './message-body.ts'
import {
  claimWaiting,
  endActive,
  readAssigned,
  readQueue,
  readStaffChat,
  releaseActive,
  type StaffChatRow,
} from './queue.store.ts'

const LIST_LIMIT = 200
const PREVIEW_CHARS = 120

/** Everybody who has written and waits, the longest first. */
export async function listQueue(platform: Platform, actor: StaffActor): Promise<StaffChat[]> {
  return present(platform, actor, await readQueue(platform.db, LIST_LIMIT))
}

/** A counsellor's own chats; a supervisor's own or the team's. */
export async function listStaffChats(
  platform: Platform,
  actor: StaffActor,
  { mine, state }: { mine: '0' | '1'; state: 'active' | 'ended' },
): Promise<StaffChat[]> {
  const whose = actor.role === 'supervisor' && mine === '0' ? null : actor.id
  return present(platform, actor, await readAssigned(platform.db, whose, state, LIST_LIMIT))
}

/** Throws `not_found` for a chat another counsellor has. */
export async function showStaffChat(platform: Platform, actor: StaffActor, chat_id: string): Promise<StaffChat> {
  const row = await readStaffChat(platform.db, chat_id)
  if (!row || !mayPreview(actor, row)) throw new AppError('not_found')
  return (await present(platform, actor, [row]))[0]!
}

/**
 * Takes a chat from the queue: one winner of any number, the others learn who (`already_claimed`, `by`). Claiming
 * one's own again changes nothing. Throws `chat_ended`, `not_found`.
 */
export async function claimChat(platform: Platform, actor: StaffActor, chat_id: string): Promise<StaffChat> {
  const { db, hub } = platform
  const won = await claimWaiting(db, chat_id, actor.id)
  const row = await readStaffChat(db, chat_id)
  if (!row) throw new AppError('not_found')
  if (won) {
    const by = { id: actor.id, alias: row.alias ?? '' }
    hub.publish(queueChanged, 'all', { kind: 'claimed', chat_id, by })
  } else if (row.state === 'ended') throw new AppError('chat_ended')
  else if (row.assigned_to !== actor.id) throw new AppError('already_claimed', { by: row.alias ?? '' })
  return (await present(platform, actor, [row]))[0]!
}

/** Gives the chat back to the queue. A supervisor may do it for anybody. Throws `chat_ended`, `not_found`. */
export async function releaseChat(platform: Platform, actor: StaffActor, chat_id: string): Promise<StaffChat> {
  const { id, role } = actor
  const before = await showStaffChat(platform, actor, chat_id)
  if (before.state === 'ended') throw new AppError('chat_ended')
  if (await releaseActive(platform.db, chat_id, role === 'supervisor' ? null : id)) {
    platform.hub.publish(queueChanged, 'all', { kind: 'released', chat_id })
  }
  return showStaffChat(platform, actor, chat_id)
}

/**
 * Ends the conversation; what the person writes next begins a new chat. A supervisor may do it for anybody.
 * Throws `forbidden` for a chat that still waits, `not_found`.
 */
export async function endChat(platform: Platform, actor: StaffActor, chat_id: string): Promise<StaffChat> {
  const { id, role } = actor
  const before = await showStaffChat(platform, actor, chat_id)
  // Who waits in the queue is answered, not ended.
  if (before.state === 'waiting') throw new AppError('forbidden')
  if (await endActive(platform.db, chat_id, role === 'supervisor' ? null : id)) {
    platform.hub.publish(queueChanged, 'all', { kind: 'ended', chat_id })
  }
  return showStaffChat(platform, actor, chat_id)
}

async function present(platform: Platform, actor: StaffActor, rows: readonly StaffChatRow[]): Promise<StaffChat[]> {
  const { db } = platform
  const names = rows.length > 0 ? await displayNames(platform, db, [...new Set(rows.map((row) => row.account_id))]) : new Map()
  const chats: StaffChat[] = []
  for (const row of rows) {
    const { id, state, lang, risk, last_seq, unread, assigned_to, alias, safe_now, forgotten } = row
    chats.push({
      id,
      state,
      lang,
      risk,
      person: names.get(row.account_id) ?? '',
      last_seq,
      unread,
      preview: mayPreview(actor, row) ? await preview(platform, row) : null,
      waiting_since: row.waiting_since?.toISOString() ?? null,
      assigned_to: assigned_to === null ? null : { id: assigned_to, alias: alias ?? '' },
      created_at: row.created_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
      safe_now,
      forgotten,
    })
  }
  return chats
}

async function preview({ vault, db }: Platform, row: StaffChatRow): Promise<string | null> {
  if (row.newest_id === null || row.newest_body === null || row.newest_kind === null) return null
  const text = textOf(row.newest_kind, (await vault.useKey(db, row.key_id)).open(row.newest_id, row.newest_body))
  return Array.from(text.slice(0, PREVIEW_CHARS * 2))
    .slice(0, PREVIEW_CHARS)
    .join('')
}
