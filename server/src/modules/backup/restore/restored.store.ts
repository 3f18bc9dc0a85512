import type { MessageKind } from '@himoya/contract/chat/chat'
import { sql } from 'kysely'
import { type Db, singleConnection } from '../../../platform/db/connect.ts'

/** When a server last said that it lives, or somebody wrote: how old a restored database is. null: nobody ever did. */
export async function lastCommit(url: string): Promise<Date | null> {
  const client = singleConnection(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ at: Date | null }>(
      `select greatest((select max(seen_at) from server_node), (select max(last_message_at) from chat)) as at`,
    )
    return rows[0]!.at
  } finally {
    await client.end()
  }
}

export type SealedMessage = { id: string; key_id: string; kind: MessageKind; body: Buffer }

/** The newest message there is, still sealed. */
export async function newestMessage(db: Db): Promise<SealedMessage | undefined> {
  const { rows } = await sql<SealedMessage>`select message.id, chat.key_id, message.kind, message.body
    from message join chat on chat.id = message.chat_id order by message.created_at desc limit 1`.execute(db)
  return rows[0]
}
