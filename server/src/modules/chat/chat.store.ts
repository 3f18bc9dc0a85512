import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { shareCommits } from '../../platform/db/shared-commit.ts'
import { writeTogether, type NewMessage, type Written } from './write-together.store.ts'

/** What access, keys and numbering of one chat need. */
export type ChatRow = {
  id: string
  account_id: string
  key_id: string
  state: 'waiting' | 'active' | 'ended'
  assigned_to: string | null
  last_seq: number
  user_read_seq: number
  staff_read_seq: number
  curtained: boolean
}

const chats = (db: Db) =>
  db
    .selectFrom('chat')
    .innerJoin('account', 'account.id', 'chat.account_id')
    .select(['chat.id', 'chat.account_id', 'chat.key_id', 'chat.state', 'chat.assigned_to', 'chat.last_seq'])
    .select(['user_read_seq', 'staff_read_seq'])
    .select(sql<boolean>`forgotten_at is not null or coalesce(chat.created_at < curtain_before, false)`.as('curtained'))

export async function findChat(db: Db, id: string): Promise<ChatRow | undefined> {
  return chats(db)
    .modifyFront(sql`/* chat.find */`)
    .where('chat.id', '=', id)
    .executeTakeFirst()
}

export async function findChats(db: Db, ids: readonly string[]): Promise<ChatRow[]> {
  return chats(db)
    .where(sql<boolean>`chat.id = any(${ids}::uuid[])`)
    .execute()
}

/** Chats written into beside each other; the sends of one chat keep their order in one of them. */
const LANES = 2
const writers = new WeakMap<Db, (message: NewMessage) => Promise<Written | null>>()

/**
 * Resolves after the commit, which it shares with whatever else is sent meanwhile (write-together.store). null: nothing was
 * written, because the same send is stored already or the chat is closed to this sender. Throws `overloaded`.
 */
export async function writeMessage(db: Db, message: NewMessage): Promise<Written | null> {
  const known = writers.get(db)
  if (known) return known(message)
  const laneOf = ({ chat_id }: NewMessage): number => chat_id.charCodeAt(chat_id.length - 1)
  const write = shareCommits({ lanes: LANES, laneOf, write: (messages: readonly NewMessage[]) => writeTogether(db, messages) })
  writers.set(db, write)
  return write(message)
}
