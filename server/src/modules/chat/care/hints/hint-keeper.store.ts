import type { MessageKind } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/connect.ts'

/** One node looks at a time; false: another one is at it. Held until the transaction ends. */
export async function lockLooking(db: Db): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(700701) as got`.execute(db)
  return rows[0]!.got
}

export type Behind = { id: string; key_id: string; last_seq: number; seq: number }

/** Open chats nobody has looked through since this release, whoever waits first. Of each the last `most` messages. */
export async function readBehind(db: Db, most: number, limit: number): Promise<Behind[]> {
  const { rows } = await sql<Behind>`
    select chat.id, chat.key_id, chat.last_seq, greatest(0, chat.last_seq - ${most}) as seq
    from chat left join desk_hint_reading reading on reading.chat_id = chat.id
    where chat.state <> ${sql.lit(CHAT_STATE.ended)} and chat.last_seq > 0 and reading.chat_id is null
    order by chat.state desc, chat.queued_at limit ${limit}`.execute(db)
  return rows
}

export type Said = { id: string; chat_id: string; kind: MessageKind; body: Buffer; created_at: Date }

/** What the people of these chats wrote behind that place, still sealed. */
export async function readSaid(db: Db, behind: readonly Behind[]): Promise<Said[]> {
  const { rows } = await sql<Said>`
    select message.id, message.chat_id, message.kind, message.body, message.created_at
    from unnest(${behind.map(({ id }) => id)}::uuid[], ${behind.map(({ seq }) => seq)}::int[]) as behind (chat_id, seq)
    join message on message.chat_id = behind.chat_id and message.seq > behind.seq
    where not message.is_admin order by message.chat_id, message.seq`.execute(db)
  return rows
}

export async function writeLooked(db: Db, behind: readonly Behind[]): Promise<void> {
  await sql`
    insert into desk_hint_reading (chat_id, seq)
    select * from unnest(${behind.map(({ id }) => id)}::uuid[], ${behind.map(({ last_seq }) => last_seq)}::int[])
    on conflict (chat_id) do update set seq = greatest(desk_hint_reading.seq, excluded.seq)`.execute(db)
}

/** Nothing of it outlives the open chat. */
export async function deleteLookedOfEnded(db: Db): Promise<void> {
  await sql`
    delete from desk_hint_reading old using chat where chat.id = old.chat_id and chat.state = ${sql.lit(CHAT_STATE.ended)}`.execute(
    db,
  )
}

/** A new release may know more phrases: every open chat is looked through again. */
export async function forgetLooking(db: Db): Promise<void> {
  await db.deleteFrom('desk_hint_reading').execute()
}
