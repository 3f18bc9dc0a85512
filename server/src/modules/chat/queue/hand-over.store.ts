import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

type Move = { chat_id: string; from: string; to: string }

/**
 * One conditional update: only from who has it, only while it is active. The new one's cap holds but for a call for help.
 * `db` is a transaction that holds `lockClaimer`. A lease begins anew.
 */
export async function moveFrom(db: Db, { chat_id, from, to }: Move): Promise<'moved' | 'full' | 'gone'> {
  const { rows } = await sql<{ moved: boolean }>`
    with space as (
      select (select count(*) from chat where assigned_to = ${to} and state = ${sql.lit(CHAT_STATE.active)}) < chat_cap as free, lease_seconds
      from team_setting
    ), moved as (
      update chat set assigned_to = ${to}, lease_until = clock_timestamp() + lease_seconds * interval '1 second'
      from space
      where id = ${chat_id} and state = ${sql.lit(CHAT_STATE.active)} and assigned_to = ${from} and (free or risk = 'sos')
      returning id
    )
    select exists (select from moved) as moved from chat
    where id = ${chat_id} and state = ${sql.lit(CHAT_STATE.active)} and assigned_to = ${from}`.execute(db)
  if (rows.length === 0) return 'gone'
  return rows[0]!.moved ? 'moved' : 'full'
}
