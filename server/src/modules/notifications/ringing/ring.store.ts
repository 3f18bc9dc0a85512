import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** What nobody has rung for yet, told by this call alone; locked in the order of ids like all that writes many. */
export async function writeRung(db: Db, account_id: string, rung_at: Date) {
  const unrung = db
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .select('notification.id')
    .select(sql<boolean>`coalesce(about_since < curtain_before, false)`.as('curtained'))
    .where('notification.account_id', '=', account_id)
    .where('rung_at', 'is', null)
    .orderBy('notification.id')
    .forNoKeyUpdate('notification')
  return db
    .with(
      (name) => name('held').materialized(),
      () => unrung,
    )
    .updateTable('notification')
    .from('held')
    .set({ rung_at })
    .whereRef('held.id', '=', 'notification.id')
    .returning(['notification.id', 'kind', 'read_at', 'curtained'])
    .execute()
}

/** Kinds of what came since then and is unread. */
export async function readKindsSince(db: Db, account_id: string, since: Date) {
  return db
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .select('kind')
    .distinct()
    .where('notification.account_id', '=', account_id)
    .where('read_at', 'is', null)
    .where('notification.created_at', '>=', since)
    .where(sql<boolean>`not coalesce(about_since < curtain_before, false)`)
    .execute()
}

/** Whether there is something a device may be woken for. */
export async function hasUnread(db: Db, account_id: string): Promise<boolean> {
  return (await readKindsSince(db, account_id, new Date(0))).length > 0
}

/** SMS to this account since then. */
export async function countTexted(db: Db, account_id: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .where('texted_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest unread one is what the SMS was for. */
export async function writeTexted(db: Db, account_id: string, texted_at: Date): Promise<void> {
  const newest = db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', account_id)
    .where('read_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
  await db.updateTable('notification').set({ texted_at }).where('id', '=', newest).execute()
}
