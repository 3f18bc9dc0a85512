import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

export type CertificateRow = {
  id: string
  code: string
  account_id: string
  course_id: string
  name: Buffer
  titles: Record<Language, string>
  minutes: number
  lesson_count: number
  tested: boolean
  issued_at: Date
}

/** Not behind the curtain of a reset by SMS (safety.md 5); its number is still true for whoever was shown it. */
const shown = sql<boolean>`(account.curtain_before is null or certificate.issued_at >= account.curtain_before)`

/** false: the person has one of this course already. */
export async function insertCertificate(db: Db, row: CertificateRow): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Two at the same moment are one: the second waits, and finds it.
    await transaction.selectFrom('account').select('id').where('id', '=', row.account_id).forUpdate().execute()
    if (await readByCourse(transaction, row.account_id, row.course_id)) return false
    await transaction
      .insertInto('certificate')
      .values({ ...row, titles: JSON.stringify(row.titles) })
      .execute()
    return true
  })
}

const read = (db: Db) =>
  db
    .selectFrom('certificate')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .leftJoin('content_live as course', (on) =>
      on.onRef('course.item_id', '=', 'certificate.course_id').on('course.lang', '=', 'uz'),
    )
    .select(['certificate.id', 'certificate.code', 'certificate.course_id', 'certificate.name', 'certificate.titles'])
    .select([
      'certificate.minutes',
      'certificate.lesson_count',
      'certificate.tested',
      'certificate.issued_at',
      'account.key_id',
      'course.slug',
    ])
    // Without its key nobody can read the name: the certificate is gone with the account.
    .where('account.key_id', 'is not', null)

export type ReadCertificate = Awaited<ReturnType<typeof readByCode>> & {}

export const readByCode = (db: Db, code: string) => read(db).where('certificate.code', '=', code).executeTakeFirst()

export const readByCourse = (db: Db, account_id: string, course_id: string) =>
  read(db)
    .where('certificate.account_id', '=', account_id)
    .where('certificate.course_id', '=', course_id)
    .where(shown)
    .executeTakeFirst()

/** A person's own, the latest first. */
export async function readOwn(db: Db, account_id: string, { limit, offset }: { limit: number; offset: number }) {
  const rows = await read(db)
    .where('certificate.account_id', '=', account_id)
    .where(shown)
    .orderBy('certificate.issued_at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await db
    .selectFrom('certificate')
    .innerJoin('account', 'account.id', 'certificate.account_id')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('certificate.account_id', '=', account_id)
    .where(shown)
    .executeTakeFirstOrThrow()
  return { count, rows }
}

export async function updateName(db: Db, id: string, name: Buffer): Promise<void> {
  await db.updateTable('certificate').set({ name }).where('id', '=', id).execute()
}

export async function deleteCertificates(db: Db, account_id: string, since: Date): Promise<void> {
  await db.deleteFrom('certificate').where('account_id', '=', account_id).where('issued_at', '>=', since).execute()
}

/** The key of a person's names and texts; null once the account is deleted. */
export async function readKeyId(db: Db, account_id: string): Promise<string | null> {
  const account = await db.selectFrom('account').select('key_id').where('id', '=', account_id).executeTakeFirst()
  return account?.key_id ?? null
}
