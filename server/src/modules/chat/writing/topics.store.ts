import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { CompiledQuery, sql } from 'kysely'
import { textArray, uuidArray } from '../../../platform/db/binary-arrays.ts'
import type { Db } from '../../../platform/db/connect.ts'

/** A prepared statement has one text: with topics it is another one, and is named so. */
const NAMED = /^\/\* ([\w.]+) \*\//
/** Where a statement has stored its messages; behind it stands what is stored with them. */
const STORED = 'from numbered\n)'

/**
 * A statement that stores messages, and with them their topics, in one commit. Almost no message has one: then it is the statement as
 * it was, and nothing of this is planned.
 */
export function withTopics<Row>(
  statement: string,
  columns: readonly unknown[],
  messages: readonly { id: string; topics?: readonly string[] }[],
): CompiledQuery<Row> {
  const said = messages.flatMap(({ id, topics = [] }) => topics.map((topic) => ({ id, topic })))
  if (said.length === 0) return CompiledQuery.raw(statement, [...columns])
  const [ids, topics] = [`$${columns.length + 1}::uuid[]`, `$${columns.length + 2}::text[]`]
  const beside = `from numbered
  returning id as stored_id, chat_id as stored_in, created_at as stored_at
), pointed_at as (
  insert into desk_hint (message_id, chat_id, topic, said_at)
  select stored_id, stored_in, topic, stored_at from stored join unnest((select ${ids}), ${topics}) as said(message_id, topic)
    on message_id = stored_id
)`
  return CompiledQuery.raw(
    statement.replace(NAMED, '/* $1.topics */').replace(STORED, () => beside),
    [...columns, uuidArray(said.map(({ id }) => id)), textArray(said.map(({ topic }) => topic))],
  )
}

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
