import type { MessageKind } from '@himoya/contract/chat'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../../platform/db/connect.ts'

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

export async function findChat(db: Db, id: string): Promise<ChatRow | undefined> {
  return db
    .selectFrom('chat')
    .modifyFront(sql`/* chat.find */`)
    .innerJoin('account', 'account.id', 'chat.account_id')
    .select(['chat.id', 'chat.account_id', 'chat.key_id', 'chat.state', 'chat.assigned_to', 'chat.last_seq'])
    .select(['user_read_seq', 'staff_read_seq'])
    .select(sql<boolean>`coalesce(chat.created_at < account.curtain_before, false)`.as('curtained'))
    .where('chat.id', '=', id)
    .executeTakeFirst()
}

export type NewMessage = {
  id: string
  chat_id: string
  sender_id: string
  cid: string
  is_admin: boolean
  /** A supervisor writes in any chat of the team; everybody else in their own. */
  any_chat: boolean
  kind: MessageKind
  body: Buffer
}

type Written = { seq: number; created_at: Date; author: string | null; waits: boolean }

/**
 * One statement, one commit: the chat's row is locked and counted up, the message takes the new number. Who may
 * write is checked again under that lock, because a chat may have been ended or handed on meanwhile.
 */
const WRITE = `/* chat.write */
with numbered as (
  update chat set
    last_seq = last_seq + 1,
    user_read_seq = case when $5 then user_read_seq else last_seq + 1 end,
    staff_read_seq = case when $5 then last_seq + 1 else staff_read_seq end,
    last_message_at = clock_timestamp(),
    queued_at = coalesce(queued_at, clock_timestamp()),
    waiting_since = case when $5 then null else coalesce(waiting_since, clock_timestamp()) end
  where id = $2 and state <> 'ended' and ($6 or account_id = $3 or assigned_to = $3)
  returning last_seq, state
)
insert into message (id, chat_id, seq, sender_id, cid, is_admin, body, kind)
select $1, $2, last_seq, $3, $4, $5, $7, $8 from numbered
returning seq, created_at,
  (select alias from staff_member where $5 and account_id = $3) as author,
  (select state = 'waiting' from numbered) as waits`

/** null: nothing was written, because the same send is stored already or the chat is closed to this sender. */
export async function writeMessage(db: Db, message: NewMessage): Promise<Written | null> {
  const { id, chat_id, sender_id, cid, is_admin, any_chat, body, kind } = message
  const values = [id, chat_id, sender_id, cid, is_admin, any_chat, body, kind]
  try {
    const { rows } = await db.executeQuery<Written>(CompiledQuery.raw(WRITE, values))
    return rows[0] ?? null
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === 'message_chat_id_sender_id_cid_key') return null
    throw error
  }
}
