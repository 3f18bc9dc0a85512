import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

type Reading = { chat_id: string; account_id: string; seq: number }

/** Up to where it is read now, and whether the person was told of it; undefined: that was known, or it is not their chat. */
export async function writeReadByPerson(db: Db, { chat_id, account_id, seq }: Reading) {
  return db
    .updateTable('chat')
    .set({ user_read_seq: sql`least(${seq}, last_seq)` })
    .where('id', '=', chat_id)
    .where('account_id', '=', account_id)
    .where('user_read_seq', '<', sql<number>`least(${seq}, last_seq)`)
    .returning((chat) => ['user_read_seq', chat.exists(noticeOf(db, account_id, chat_id)).as('had_notice')])
    .executeTakeFirst()
}

const noticeOf = (db: Db, account_id: string, chat_id: string) =>
  db
    .selectFrom('notification')
    .select('notification.id')
    .where('notification.account_id', '=', account_id)
    .where('subject_id', '=', chat_id)
    .where('read_at', 'is', null)

/** Only by who has the chat: a supervisor who looks in has not read it for the team. */
export async function writeReadByStaff(db: Db, { chat_id, account_id, seq }: Reading): Promise<number | undefined> {
  const row = await db
    .updateTable('chat')
    .set({ staff_read_seq: sql`least(${seq}, last_seq)` })
    .where('id', '=', chat_id)
    .where('assigned_to', '=', account_id)
    .where('staff_read_seq', '<', sql<number>`least(${seq}, last_seq)`)
    .returning('staff_read_seq')
    .executeTakeFirst()
  return row?.staff_read_seq
}
