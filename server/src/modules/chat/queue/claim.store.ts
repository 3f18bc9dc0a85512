import type { Language } from '@himoya/contract/languages'
import type { Risk } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { sql } from 'kysely'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { TURNS } from './order.store.ts'

/** A lease from now on, as long as the team's setting says. */
const LEASE = sql<Date>`clock_timestamp() + (select lease_seconds * interval '1 second' from team_setting)`

/** One member's claims wait for each other here, so that two at once cannot both be the last one under the cap. */
export async function lockClaimer(db: Db, staff_id: string): Promise<void> {
  await db.selectFrom('staff_member').select('account_id').where('account_id', '=', staff_id).forNoKeyUpdate().execute()
}

/**
 * One conditional update: of any number of callers one gets true. The cap does not hold for a call for help, nor where
 * `over_cap` says so. `db` is a transaction that holds `lockClaimer`.
 */
export async function takeWaiting(db: Db, chat_id: string, staff_id: string, over_cap: boolean): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      update chat set state = ${sql.lit(CHAT_STATE.active)}, assigned_to = ${staff_id}, lease_until = ${LEASE}
      where id = ${chat_id} and state = ${sql.lit(CHAT_STATE.waiting)} and queued_at is not null and (
        ${over_cap} or risk = 'sos' or (
          select count(*) from chat open_chat where open_chat.assigned_to = ${staff_id} and open_chat.state = ${sql.lit(CHAT_STATE.active)}
        ) < (select chat_cap from team_setting)
      )
      returning id, lang, risk, queued_at
    )
    insert into queue_wait (id, chat_id, lang, risk, staff_id, queued_at)
    select ${uuid()}, id, lang, risk, ${staff_id}, queued_at from taken
    returning chat_id`.execute(db)
  return rows.length > 0
}

/** From whoever has it to another member; false when nobody has it, or they have it already. */
export async function seizeActive(db: Db, chat_id: string, staff_id: string): Promise<boolean> {
  const row = await db
    .updateTable('chat')
    .set({ assigned_to: staff_id, lease_until: LEASE })
    .where('id', '=', chat_id)
    .where('state', '=', CHAT_STATE.active)
    .where('assigned_to', '<>', staff_id)
    .executeTakeFirst()
  return row.numUpdatedRows > 0n
}

/** The chats of these consoles are kept from when they were last heard. */
export async function renewLeases(db: Db, heard: readonly { account_id: string; ago_ms: number }[]): Promise<void> {
  if (heard.length === 0) return
  await sql`
    update chat set lease_until = greatest(lease_until, heard.until)
    from (
      select account_id, clock_timestamp() + (lease_seconds * 1000 - ago_ms) * interval '1 millisecond' as until
      from unnest(${heard.map((one) => one.account_id)}::uuid[], ${heard.map((one) => one.ago_ms)}::int[]) as t (account_id, ago_ms),
        team_setting
    ) heard
    where chat.assigned_to = heard.account_id and chat.state = ${sql.lit(CHAT_STATE.active)}`.execute(db)
}

/**
 * Gives back to the queue, at the place their waiting earned, the chats whose console is not heard any more; several nodes
 * may do it at once. Answers their ids.
 */
export async function returnExpired(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update chat set state = ${sql.lit(CHAT_STATE.waiting)}, assigned_to = null, lease_until = null,
      queued_at = coalesce(waiting_since, clock_timestamp()), waiting_since = coalesce(waiting_since, clock_timestamp())
    where id in (
      select id from chat where state = ${sql.lit(CHAT_STATE.active)} and lease_until < clock_timestamp()
      order by lease_until limit 200 for update skip locked
    )
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The same of all that one counsellor has. */
export async function returnOf(db: Db, account_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update chat set state = ${sql.lit(CHAT_STATE.waiting)}, assigned_to = null, lease_until = null,
      queued_at = coalesce(waiting_since, clock_timestamp()), waiting_since = coalesce(waiting_since, clock_timestamp())
    where state = ${sql.lit(CHAT_STATE.active)} and assigned_to = ${account_id} returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export type Assignable = { id: string; lang: Language; risk: Risk; last_staff: string | null; another_than: string | null }

/** Who waits, in the order of the queue, and who had each last. */
export async function readAssignable(db: Db, limit: number): Promise<Assignable[]> {
  const { rows } = await sql<Assignable>`
    select id, lang, risk, another_than,
      (select staff_id from queue_wait where chat_id = chat.id order by taken_at desc limit 1) as last_staff
    from chat join ${TURNS} turns using (id)
    order by turn limit ${limit}`.execute(db)
  return rows
}

/** When each of these last took or got a chat from the queue. */
export async function readLastTaken(db: Db, staff_ids: readonly string[]): Promise<Map<string, Date>> {
  if (staff_ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('queue_wait')
    .select(['staff_id', (all) => all.fn.max('taken_at').as('taken_at')])
    .where('staff_id', 'in', staff_ids)
    .groupBy('staff_id')
    .execute()
  return new Map(rows.map(({ staff_id, taken_at }) => [staff_id, taken_at]))
}

/** One node hands chats out at a time; false: another one is at it. Held until the transaction ends. */
export async function lockAssignment(db: Db): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(700700) as got`.execute(db)
  return rows[0]!.got
}
