import type { SecurityQuery } from '@himoya/contract/audit/security'
import type { SecurityAlert, SecurityEvent } from '@himoya/contract/audit/security-lists'
import { sql } from 'kysely'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import type { Db } from '../../../platform/db/connect.ts'
import type { NotedRow } from '../../../platform/limits/security-log.ts'

/** How many rows of these events there are since `from`, and which of `folds` are among all rows. */
export async function readGrowth(db: Db, folds: readonly Buffer[], from: Date) {
  const known = await db.selectFrom('security_event').select('fold').where('fold', 'in', folds).execute()
  const { rows } = await db
    .selectFrom('security_event')
    .select((all) => all.fn.countAll<number>().as('rows'))
    .where('last_at', '>=', from)
    .executeTakeFirstOrThrow()
  return { known: new Set(known.map(({ fold }) => fold.toString('base64'))), rows }
}

/** Adds to the row of equal events, or makes one. */
export async function addEvents(db: Db, rows: readonly NotedRow[]): Promise<void> {
  await db
    .insertInto('security_event')
    .values(rows.map((row) => ({ id: uuid(), ...row })))
    .onConflict((conflict) =>
      conflict.column('fold').doUpdateSet((row) => ({
        count: sql<number>`security_event.count + excluded.count`,
        last_at: row.fn<Date>('greatest', ['security_event.last_at', 'excluded.last_at']),
      })),
    )
    .execute()
}

const mark = (column: string) => sql<string | null>`left(encode(${sql.ref(column)}, 'hex'), 8)`

/** The newest first. */
export async function readEvents(db: Db, query: SecurityQuery, { limit, offset }: { limit: number; offset: number }) {
  let events = db.selectFrom('security_event').leftJoin('staff_member', 'staff_member.account_id', 'member_id')
  if (query.event) events = events.where('event', '=', query.event)
  if (query.account) events = events.where(mark('account'), '=', query.account)
  if (query.address) events = events.where(mark('address'), '=', query.address)
  if (query.member) events = events.where('member_id', '=', query.member)
  const rows = await events
    .select(['security_event.id', 'event', 'audience', 'member_id', 'alias', 'route', 'count', 'first_at', 'last_at'])
    .select([mark('account').as('account'), mark('address').as('address')])
    .orderBy('last_at', 'desc')
    .orderBy('security_event.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await events.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return { rows, count }
}

type Of = { account: Buffer } | { address: Buffer } | { member_id: string }

/** How often, and for how many accounts, these events happened to one account, address or member since `from`. */
export async function countEvents(db: Db, events: readonly SecurityEvent[], of: Of, from: Date) {
  const [[column, value]] = Object.entries(of) as [[keyof Of, Buffer | string]]
  const row = await db
    .selectFrom('security_event')
    .select([sql<number>`coalesce(sum(count), 0)::int`.as('count'), sql<number>`count(distinct account)::int`.as('accounts')])
    .where('event', 'in', events)
    .where(sql.ref(column), '=', value)
    .where('last_at', '>=', from)
    .executeTakeFirstOrThrow()
  return row
}

/** One node at a time adds alerts. `db` is a transaction. */
export async function lockAlerts(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(700701)`.execute(db)
}

type Who = { audience: 'web' | 'staff'; account: Buffer | null; member_id: string | null; address: Buffer | null }
export type NewAlert = Who & { alert: SecurityAlert; count: number; at: Date }

/** Adds to the alert of the same kind about the same, when there was one since `from`; false: there was none. */
export async function addToAlert(db: Db, { alert, account, member_id, address, count, at }: NewAlert, from: Date) {
  const row = await db
    .updateTable('security_alert')
    .set({ count: sql<number>`greatest(count, ${count}::int)`, last_at: at })
    .where('alert', '=', alert)
    .where(sql<boolean>`account is not distinct from ${account}::bytea`)
    .where(sql<boolean>`member_id is not distinct from ${member_id}::uuid`)
    .where(sql<boolean>`address is not distinct from ${address}::bytea`)
    .where('last_at', '>=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of one kind, those nobody has seen. */
export async function countUnseen(db: Db, alert: SecurityAlert): Promise<number> {
  const { count } = await db
    .selectFrom('security_alert')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('alert', '=', alert)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAlert(db: Db, { at, ...alert }: NewAlert): Promise<void> {
  await db
    .insertInto('security_alert')
    .values({ id: uuid(), ...alert, opened_at: at, last_at: at })
    .execute()
}

/** Those nobody has seen first, then the newest. */
export async function readAlerts(db: Db, limit: number) {
  return db
    .selectFrom('security_alert')
    .leftJoin('staff_member', 'staff_member.account_id', 'member_id')
    .leftJoin('staff_member as seer', 'seer.account_id', 'seen_by')
    .select(['id', 'alert', 'audience', 'member_id', 'staff_member.alias', 'count', 'opened_at', 'last_at', 'seen_by', 'seen_at'])
    .select(['seer.alias as seer_alias', mark('account').as('account'), mark('address').as('address')])
    .orderBy(sql`seen_at is not null`)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countAllUnseen(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('security_alert')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The first who has seen it stays; false: there is no such alert. */
export async function writeSeen(db: Db, id: string, seen_by: string, seen_at: Date): Promise<boolean> {
  const row = await db
    .updateTable('security_alert')
    .set((old) => ({
      seen_by: old.fn.coalesce('seen_by', sql<string>`${seen_by}`),
      seen_at: old.fn.coalesce('seen_at', sql<Date>`${seen_at}`),
    }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('security_event').where('last_at', '<', before).execute()
  await db.deleteFrom('security_alert').where('last_at', '<', before).execute()
}
