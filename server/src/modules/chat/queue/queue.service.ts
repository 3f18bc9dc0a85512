import type { Risk } from '@himoya/contract/chat/chat'
import type { CHAT_STATE, ChatState } from '@himoya/contract/chat/chat-states'
import { HINT_TOPICS, type HintTopic } from '@himoya/contract/chat/desk-lists'
import type { StaffChat } from '@himoya/contract/staff/staff'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { displayNames } from '../../accounts/auth/auth.service.ts'
import { queueChanged } from '../messages.service.ts'
import { textOf } from '../writing/message-body.ts'
import { mayPreview, maySee } from './queue.policy.ts'
import { readAssigned, readQueue, readStaffChat, type StaffChatRow, writeAssessedRisk, writeRisk } from './queue.store.ts'

const LIST_LIMIT = 200
const PREVIEW_CHARS = 120

/** Who waits, in the order of their turns: in the languages the caller speaks, calls for help in every one. */
export async function listQueue(platform: Platform, actor: StaffActor): Promise<StaffChat[]> {
  const every_lang = actor.role === 'supervisor'
  return present(platform, actor, await readQueue(platform.db, actor.id, every_lang))
}

/** A counsellor's own chats; a supervisor's own or the team's. */
export async function listStaffChats(
  platform: Platform,
  actor: StaffActor,
  { mine, state }: { mine: '0' | '1'; state: Exclude<ChatState, typeof CHAT_STATE.waiting> },
): Promise<StaffChat[]> {
  const whose = actor.role === 'supervisor' && mine === '0' ? null : actor.id
  return present(platform, actor, await readAssigned(platform.db, actor.id, { whose, state, limit: LIST_LIMIT }))
}

/** Throws `not_found` for a chat another counsellor has, and for one that waits for another language. */
export async function showStaffChat(platform: Platform, actor: StaffActor, chat_id: string): Promise<StaffChat> {
  const row = await readStaffChat(platform.db, actor.id, chat_id)
  if (!row || !maySee(actor, row)) throw new AppError('not_found')
  return (await present(platform, actor, [row]))[0]!
}

/** Says how urgent a chat is; `record` writes why, in the same transaction. Throws `not_found`. */
export async function setRisk(
  { db, hub }: Platform,
  chat_id: string,
  risk: Risk,
  record: (db: Db, before: Risk) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await writeRisk(transaction, chat_id, risk)
    if (before === undefined) throw new AppError('not_found')
    await record(transaction, before)
  })
  hub.publish(queueChanged, 'all', { kind: 'message' })
}

/** The call for help is off: the chat is as urgent as a person last called it, or unassessed. */
export async function withdrawSos({ db, hub }: Platform, chat_id: string): Promise<void> {
  await writeAssessedRisk(db, chat_id)
  hub.publish(queueChanged, 'all', { kind: 'message' })
}

async function present(platform: Platform, actor: StaffActor, rows: readonly StaffChatRow[]): Promise<StaffChat[]> {
  const { db } = platform
  const names = rows.length > 0 ? await displayNames(platform, db, [...new Set(rows.map((row) => row.account_id))]) : new Map()
  const chats: StaffChat[] = []
  for (const row of rows) {
    const { id, state, lang, risk, urgency, last_seq, unread, said_seq, whispers, assigned_to, alias, safe_now, forgotten } = row
    chats.push({
      id,
      state,
      lang,
      risk,
      urgency,
      hints: knownTopics(row.hints),
      person: names.get(row.account_id) ?? '',
      last_seq,
      unread,
      said_seq,
      whispers,
      preview: mayPreview(actor, row) ? await preview(platform, row) : null,
      waiting_since: row.waiting_since?.toISOString() ?? null,
      assigned_to: assigned_to === null ? null : { id: assigned_to, alias: alias ?? '' },
      created_at: row.created_at.toISOString(),
      ended_at: row.ended_at?.toISOString() ?? null,
      safe_now,
      another_asked: row.another_than !== null,
      forgotten,
    })
  }
  return chats
}

/** Of another release there may be topics this one does not know. */
export const knownTopics = (topics: readonly string[]): HintTopic[] => HINT_TOPICS.filter((topic) => topics.includes(topic))

async function preview({ vault, db }: Platform, row: StaffChatRow): Promise<string | null> {
  if (row.newest_id === null || row.newest_body === null || row.newest_kind === null) return null
  const text = textOf(row.newest_kind, (await vault.useKey(db, row.key_id)).open(row.newest_id, row.newest_body))
  return Array.from(text.slice(0, PREVIEW_CHARS * 2))
    .slice(0, PREVIEW_CHARS)
    .join('')
}
