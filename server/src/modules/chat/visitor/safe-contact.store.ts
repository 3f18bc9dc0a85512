import type { SafeContact } from '@himoya/contract/chat/visitor'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** As the person sees it: what lies behind the curtain of a reset by SMS was never said, for it tells of who said it. */
export async function readOwnSafeContact(db: Db, account_id: string): Promise<SafeContact> {
  const row = await db
    .selectFrom('safe_contact')
    .innerJoin('account', 'account.id', 'safe_contact.account_id')
    .select(sql<SafeContact['hours']>`case when hours_at < curtain_before then null else hours end`.as('hours'))
    .select(sql<boolean>`code_word is not null and (code_word_at < curtain_before) is not true`.as('has_code_word'))
    .where('account_id', '=', account_id)
    .executeTakeFirst()
  return row ?? { hours: null, has_code_word: false }
}

export async function readSafeContact(db: Db, account_id: string) {
  return db
    .selectFrom('safe_contact')
    .select(['hours', 'code_word', 'code_word_before', 'code_word_at'])
    .where('account_id', '=', account_id)
    .executeTakeFirst()
}

export async function writeSafeHours(db: Db, account_id: string, hours: SafeContact['hours']): Promise<void> {
  const hours_at = sql<Date>`clock_timestamp()`
  await db
    .insertInto('safe_contact')
    .values({ account_id, hours, hours_at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ hours, hours_at }))
    .execute()
}

/** The row is there. */
export async function writeCodeWord(db: Db, account_id: string, code_word: Buffer): Promise<void> {
  await db
    .updateTable('safe_contact')
    .set({
      code_word,
      code_word_before: sql<Buffer | null>`safe_contact.code_word`,
      code_word_at: sql<Date>`clock_timestamp()`,
    })
    .where('account_id', '=', account_id)
    .execute()
}

/** Null: never said. */
export async function exportSafeContact(db: Db, account_id: string): Promise<SafeContact | null> {
  const contact = await readOwnSafeContact(db, account_id)
  return contact.hours === null && !contact.has_code_word ? null : contact
}

/** With `since` only what was said since; the word of before is agreed again. */
export async function forgetSafeContact(db: Db, account_id: string, since?: Date): Promise<void> {
  if (!since) {
    await db.deleteFrom('safe_contact').where('account_id', '=', account_id).execute()
    return
  }
  await db
    .updateTable('safe_contact')
    .set({ hours: null })
    .where('account_id', '=', account_id)
    .where('hours_at', '>=', since)
    .execute()
  await db
    .updateTable('safe_contact')
    .set({ code_word: sql<Buffer | null>`code_word_before`, code_word_before: null })
    .where('account_id', '=', account_id)
    .where('code_word_at', '>=', since)
    .execute()
}
