import type { HintTopic } from '@himoya/contract/chat/desk-lists'
import type { Db } from '../../../../platform/db/connect.ts'

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
