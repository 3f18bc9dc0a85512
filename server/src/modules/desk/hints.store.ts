import type { HintTopic } from '@himoya/contract/desk-lists'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

export async function readDismissed(db: Db, chat_id: string) {
  return db
    .selectFrom('desk_hint_dismissal')
    .innerJoin('message', 'message.id', 'desk_hint_dismissal.message_id')
    .select(['message_id', 'topic'])
    .where('message.chat_id', '=', chat_id)
    .execute()
}

/** false: the message is not one of this chat. */
export async function insertDismissal(
  db: Db,
  { chat_id, message_id, ...more }: { chat_id: string; message_id: string; topic: HintTopic; dismissed_by: string },
): Promise<boolean> {
  const message = await db
    .selectFrom('message')
    .select('id')
    .where('id', '=', message_id)
    .where('chat_id', '=', chat_id)
    .executeTakeFirst()
  if (!message) return false
  await db
    .insertInto('desk_hint_dismissal')
    .values({ message_id, ...more })
    .onConflict((known) => known.doNothing())
    .execute()
  return true
}

/** The last `most` texts of the people of these chats, still sealed, with what somebody has put away. */
export async function readLastWords(db: Db, chat_ids: readonly string[], most: number) {
  const { rows } = await sql<{ chat_id: string; key_id: string; id: string; body: Buffer; dismissed: HintTopic[] }>`
    select chat.id as chat_id, chat.key_id, last.id, last.body,
      array(select topic from desk_hint_dismissal where message_id = last.id) as dismissed
    from chat cross join lateral (
      select id, body from message where chat_id = chat.id and not is_admin and kind = 'text' order by seq desc limit ${most}
    ) as last
    where chat.id = any(${chat_ids})`.execute(db)
  return rows
}
