import type { ChatState } from '@himoya/contract/chat/chat-states'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { shareStatements } from '../../platform/db/shared-statement.ts'
import { writeAlone } from './writing/write-alone.store.ts'
import { writeTogether, type NewMessage, type Written } from './writing/write-together.store.ts'

/** What access, keys and numbering of one chat need. */
export type ChatRow = {
  id: string
  account_id: string
  key_id: string
  state: ChatState
  assigned_to: string | null
  last_seq: number
  user_read_seq: number
  staff_read_seq: number
  curtained: boolean
}

export async function findChats(db: Db, ids: string[]): Promise<ChatRow[]> {
  return db
    .selectFrom('chat')
    .modifyFront(sql`/* chat.find */`)
    .innerJoin('account', 'account.id', 'chat.account_id')
    .select(['chat.id', 'chat.account_id', 'chat.key_id', 'chat.state', 'chat.assigned_to', 'chat.last_seq'])
    .select(['user_read_seq', 'staff_read_seq'])
    .select(sql<boolean>`forgotten_at is not null or coalesce(chat.created_at < curtain_before, false)`.as('curtained'))
    .where(sql<boolean>`chat.id = any(${ids}::uuid[])`)
    .execute()
}

export const findChat = readTogether(findChats)

const writers = new WeakMap<Db, (message: NewMessage) => Promise<Written | null>>()

/**
 * Resolves after the commit, which it shares with whatever else is sent meanwhile (write-together.store). null: nothing was
 * written, because the same send is stored already or the chat is closed to this sender. Throws `overloaded`.
 */
export function writeMessage(db: Db, message: NewMessage): Promise<Written | null> {
  const known = writers.get(db)
  if (known) return known(message)
  const write = shareStatements({
    // Two would put half as many together, which costs PostgreSQL a third more for each message.
    lanes: 1,
    laneOf: () => 0,
    write: async (all: readonly NewMessage[]) => (all.length === 1 ? [await writeAlone(db, all[0]!)] : writeTogether(db, all)),
  })
  writers.set(db, write)
  return write(message)
}
