import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

type SmsRow = { id: string; key_id: string; recipient: Buffer; body: Buffer; expires_at: Date }

/** A message still to be sent. */
export async function insertSms(db: Db, row: SmsRow): Promise<void> {
  await db.insertInto('sms_message').values(row).execute()
}

/** The message and whether it is too late for it, by the database's clock; nothing when it was handled already. */
export async function findQueuedSms(db: Db, id: string): Promise<(SmsRow & { expired: boolean }) | undefined> {
  return db
    .selectFrom('sms_message')
    .select(['id', 'key_id', 'recipient', 'body', 'expires_at', sql<boolean>`expires_at <= now()`.as('expired')])
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
}

export async function countSmsAttempt(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sms_message')
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .execute()
}

/** The end of a message: the provider that took it, or none. */
export async function closeSms(db: Db, id: string, state: 'sent' | 'failed' | 'expired', provider: string | null): Promise<void> {
  await db
    .updateTable('sms_message')
    .set({ state, provider, sent_at: state === 'sent' ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()
}

/** The keys of messages older than `hours`; with a key its message goes (ON DELETE CASCADE). */
export async function oldSmsKeys(db: Db, hours: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sms_message')
    .select('key_id')
    .where('created_at', '<', sql<Date>`now() - make_interval(hours => ${hours})`)
    .limit(1_000)
    .execute()
  return rows.map((row) => row.key_id)
}
