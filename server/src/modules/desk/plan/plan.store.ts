import type { Db } from '../../../platform/db/connect.ts'

/** What a chat was sent as cards, still sealed, the newest first. */
export async function readSentCards(db: Db, chat_id: string) {
  return db
    .selectFrom('message')
    .select(['id', 'seq', 'cid', 'is_admin', 'kind', 'created_at', 'body'])
    .where('chat_id', '=', chat_id)
    .where('kind', '=', 'card')
    .orderBy('seq', 'desc')
    .execute()
}
