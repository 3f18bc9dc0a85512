import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

export type NewResult = { id: string; account_id: string; test_id: string; version: number; body: Buffer; created_at: Date }

export async function insertResult(db: Db, row: NewResult): Promise<void> {
  await db.insertInto('test_result').values(row).execute()
}

/** Two sendings of one person wait for each other. The key of their account; undefined: it is gone. */
export async function lockKey(db: Db, account_id: string): Promise<string | undefined> {
  const row = await db.selectFrom('account').select('key_id').where('id', '=', account_id).forUpdate().executeTakeFirst()
  return row?.key_id ?? undefined
}

/** What lies behind the curtain of a reset by SMS is left out (safety.md 5). */
const own = (db: Db, account_id: string) =>
  db
    .selectFrom('test_result as result')
    .innerJoin('account', 'account.id', 'result.account_id')
    .innerJoin('content_version as form', (join) =>
      join.onRef('form.item_id', '=', 'result.test_id').onRef('form.version', '=', 'result.version'),
    )
    .leftJoin('content_live as live', (join) => join.onRef('live.item_id', '=', 'result.test_id').on('live.lang', '=', 'uz'))
    .select(['result.id', 'result.test_id', 'result.version', 'result.body', 'result.shared_at', 'result.created_at'])
    .select(['account.key_id', 'form.facts', 'form.texts', 'live.slug'])
    .where('result.account_id', '=', account_id)
    .where((is) =>
      is.or([is('account.curtain_before', 'is', null), is('result.created_at', '>=', is.ref('account.curtain_before'))]),
    )

type Listed = { test: string | undefined; limit: number; offset: number }

/** The newest first. */
export async function readResults(db: Db, account_id: string, { test, limit, offset }: Listed) {
  let found = own(db, account_id)
  if (test !== undefined) found = found.where('result.test_id', '=', test)
  const rows = await found.orderBy('result.created_at', 'desc').orderBy('result.id', 'desc').limit(limit).offset(offset).execute()
  const { count } = await found
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

export type ResultRow = Awaited<ReturnType<typeof readResults>>['rows'][number]

export async function readResult(db: Db, account_id: string, id: string): Promise<ResultRow | undefined> {
  return own(db, account_id).where('result.id', '=', id).executeTakeFirst()
}

/** The first time stays. */
export async function markShared(db: Db, id: string, shared_at: Date): Promise<void> {
  await db.updateTable('test_result').set({ shared_at }).where('id', '=', id).where('shared_at', 'is', null).execute()
}

export async function deleteResult(db: Db, id: string): Promise<void> {
  await db.deleteFrom('test_result').where('id', '=', id).execute()
}

export async function deleteResults(db: Db, account_id: string, since: Date): Promise<void> {
  await db.deleteFrom('test_result').where('account_id', '=', account_id).where('created_at', '>=', since).execute()
}

/** Of self-checks, so many at once; answers how many there were. */
export async function deleteOldSelfChecks(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from test_result where id in (
      select result.id from test_result result
      join content_version form on form.item_id = result.test_id and form.version = result.version
      where result.created_at < ${before} and form.facts ->> 'kind' = 'self_check'
      limit ${limit}
    ) returning id`.execute(db)
  return rows.length
}
