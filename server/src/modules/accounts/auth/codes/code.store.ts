import { sql, type Insertable } from 'kysely'
import type { Db } from '../../../../platform/db/connect.ts'
import type { DB } from '../../../../platform/db/generated-types.ts'

export type CodePurpose = DB['one_time_code']['purpose']

/** Until the transaction ends, nobody else counts or makes codes for this block of numbers. */
export async function lockPrefix(db: Db, prefix_index: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${prefix_index.readInt32BE(0)}, ${prefix_index.readInt32BE(4)})`.execute(db)
}

export async function insertCode(db: Db, code: Insertable<DB['one_time_code']>): Promise<void> {
  await db.insertInto('one_time_code').values(code).execute()
}

/** When codes for a purpose were made for a phone. */
export async function readCodesOfPhone(
  db: Db,
  { phone_index, purpose, since }: { phone_index: Buffer; purpose: CodePurpose; since: Date },
): Promise<Date[]> {
  const rows = await db
    .selectFrom('one_time_code')
    .select('created_at')
    .where('phone_index', '=', phone_index)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .execute()
  return rows.map(({ created_at }) => created_at)
}

/** How many other numbers of the block asked for a code. */
export async function countPhonesOfPrefix(db: Db, prefix_index: Buffer, but: Buffer, since: Date): Promise<number> {
  const row = await db
    .selectFrom('one_time_code')
    .select((count) => count.fn.count<number>('phone_index').distinct().as('phones'))
    .where('prefix_index', '=', prefix_index)
    .where('phone_index', '<>', but)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.phones
}

/**
 * One try at the newest code of a phone, purpose and registration, in one statement: it counts the try and, when the hash is right,
 * uses the code up. Parallel tries queue on the row, so one of them can win. null: there is nothing left to try.
 */
export async function tryCode(
  db: Db,
  attempt: {
    purpose: CodePurpose
    registration_id: string | null
    phone_index: Buffer
    code_hash: Buffer
    now: Date
    tries: number
  },
): Promise<{ used: boolean } | null> {
  const row = await db
    .updateTable('one_time_code')
    .set((code) => ({
      tries: code('tries', '+', 1),
      used_at: sql<Date | null>`case when code_hash = ${attempt.code_hash} then ${attempt.now}::timestamptz end`,
    }))
    .where('id', '=', (newest) =>
      newest
        .selectFrom('one_time_code as newest')
        .select('newest.id')
        .where('newest.phone_index', '=', attempt.phone_index)
        .where('newest.purpose', '=', attempt.purpose)
        .where('newest.registration_id', 'is not distinct from', attempt.registration_id)
        .orderBy('newest.created_at', 'desc')
        .limit(1),
    )
    .where('used_at', 'is', null)
    .where('tries', '<', attempt.tries)
    .where('expires_at', '>', attempt.now)
    .returning('used_at')
    .executeTakeFirst()
  return row ? { used: row.used_at !== null } : null
}

export async function readCode(db: Db, id: string) {
  return db
    .selectFrom('one_time_code')
    .select(['id', 'purpose', 'registration_id', 'phone_index', 'lang', 'expires_at', 'sent_at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Claims the sending of a code's SMS; false when it was sent already (a job may run twice). */
export async function markCodeSent(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('one_time_code')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** SMS that went out since then: codes, and words that there is something new. */
export async function countSms(db: Db, since: Date): Promise<number> {
  const codes = await db
    .selectFrom('one_time_code')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('created_at', '>', since)
    .where('sent_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const notices = await db
    .selectFrom('notification')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('texted_at', '>', since)
    .executeTakeFirstOrThrow()
  return codes.count + notices.count
}

export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('created_at', '<', before).execute()
}
