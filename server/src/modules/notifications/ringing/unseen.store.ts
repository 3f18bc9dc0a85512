import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** A person's chat with words of a counsellor that they have not seen. */
export type Unseen = { chat_id: string; account_id: string; chat_since: Date; seq: number }

/**
 * Chats whose newest words of staff before `before` were not seen by their person and not told of yet; nothing older than
 * `after`. Looks at chats that are open or ended since then only.
 */
export async function readUnseen(db: Db, { after, before }: { after: Date; before: Date }, limit: number): Promise<Unseen[]> {
  const { rows } = await sql<Unseen>`
    select chat.id as chat_id, chat.account_id, chat.created_at as chat_since, last.seq
    from chat cross join lateral (
      select seq from message
      where chat_id = chat.id and is_admin and seq > chat.user_read_seq and created_at between ${after} and ${before}
      order by seq desc limit 1
    ) as last
    where (state = ${sql.lit(CHAT_STATE.active)} or (state = ${sql.lit(CHAT_STATE.waiting)} and queued_at is not null) or (state = ${sql.lit(CHAT_STATE.ended)} and ended_at > ${after}))
      and user_read_seq < last_seq and forgotten_at is null
      and not exists (
        select from notification
        where notification.account_id = chat.account_id and dedupe_key = 'message:' || chat.id || ':' || last.seq)
    limit ${limit}`.execute(db)
  return rows
}

/** One that still stands unread tells of the newer words too. False: there is none. */
export async function writeTellsOf(db: Db, { account_id, chat_id }: Unseen, dedupe_key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ dedupe_key })
    .where('account_id', '=', account_id)
    .where('subject_id', '=', chat_id)
    .where('kind', '=', 'message')
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What was told after `since` and seen all the same: the chat was read in the same moment. */
export async function readSeenMeanwhile(db: Db, since: Date) {
  return db
    .selectFrom('notification')
    .innerJoin('chat', 'chat.id', 'subject_id')
    .select(['notification.account_id', 'chat.id as chat_id'])
    .where('kind', '=', 'message')
    .where('read_at', 'is', null)
    .where('notification.created_at', '>', since)
    .where(sql<boolean>`user_read_seq >= split_part(dedupe_key, ':', 3)::int`)
    .execute()
}
