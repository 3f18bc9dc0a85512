import { CHAT_STATE } from '@himoya/contract/chat-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

export type NewTopic = { message_id: string; chat_id: string; topic: string; said_at: Date }

/** Of messages from before this release; those of newer ones are written with them. Answers how many are new. */
export async function insertTopics(db: Db, found: readonly NewTopic[]): Promise<number> {
  if (found.length === 0) return 0
  const rows = await db
    .insertInto('desk_hint')
    .values([...found])
    .onConflict((known) => known.doNothing())
    .returning('message_id')
    .execute()
  return rows.length
}

/** Nothing of it outlives the open chat. */
export async function deleteTopicsOfEnded(db: Db): Promise<void> {
  await sql`
    delete from desk_hint old using chat where chat.id = old.chat_id and chat.state = ${sql.lit(CHAT_STATE.ended)}`.execute(db)
}
