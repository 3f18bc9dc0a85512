import { sql, type SqlBool } from 'kysely'
import type { Notification } from '@himoya/contract/notifications/notifications'
import type { Db } from '../../platform/db/connect.ts'
import { readTogether } from '../../platform/db/read-together.ts'

type NewNotice = {
  id: string
  account_id: string
  kind: Notification['kind']
  what: string
  params: object
  path: string | null
  subject_id: string | null
  about_since: Date
  dedupe_key: string
  created_at: Date
}

/** What was before a reset by SMS lies behind the curtain (safety.md 5). */
const seen = sql<SqlBool>`(account.curtain_before is null or notification.about_since >= account.curtain_before)`

const notices = (db: Db) =>
  db
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .leftJoin('broadcast', (on) => on.onRef('broadcast.id', '=', 'notification.subject_id').on('kind', '=', 'news'))
    .select(['notification.id', 'notification.account_id', 'kind', 'what', 'params', 'notification.path', 'read_at'])
    .select(['notification.created_at', 'account.lang', 'broadcast.texts'])
    .where(seen)

export type NoticeRow = Awaited<ReturnType<typeof readNotices>>['rows'][number]

/** False: this event was told before. */
export async function insertNotice(db: Db, { params, ...row }: NewNotice): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notification')
    .values({ ...row, params: JSON.stringify(params) })
    .onConflict((conflict) => conflict.columns(['account_id', 'dedupe_key']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

type Window = { is_read: boolean | undefined; limit: number; offset: number }

/** A person's own, the newest first. */
export async function readNotices(db: Db, account_id: string, { is_read, limit, offset }: Window) {
  let found = notices(db).where('notification.account_id', '=', account_id)
  if (is_read !== undefined) found = found.where('read_at', is_read ? 'is not' : 'is', null)
  const newest = found.orderBy('notification.created_at', 'desc').orderBy('notification.id', 'desc')
  const rows = await newest.limit(limit).offset(offset).execute()
  const { count } = await found
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

/** As it is now; undefined also for what lies behind the curtain. Of many sockets at once in one statement. */
export const readNotice = readTogether((db: Db, ids: string[]) =>
  notices(db)
    .where(sql<SqlBool>`notification.id = any(${ids}::uuid[])`)
    .execute(),
)

export async function readOwnNotice(db: Db, account_id: string, id: string): Promise<NoticeRow | undefined> {
  return notices(db).where('notification.account_id', '=', account_id).where('notification.id', '=', id).executeTakeFirst()
}

export async function readUnreadUntil(db: Db, account_id: string, until: Date): Promise<NoticeRow[]> {
  return notices(db)
    .where('notification.account_id', '=', account_id)
    .where('read_at', 'is', null)
    .where('notification.created_at', '<=', until)
    .execute()
}

/** Rows of a person, locked in the order of their ids: two that write many at once never wait for each other in a ring. */
const locked = (db: Db, account_id: string, is_read: boolean) =>
  db
    .selectFrom('notification')
    .innerJoin('account', 'account.id', 'notification.account_id')
    .select('notification.id')
    .where('notification.account_id', '=', account_id)
    .where('read_at', is_read ? 'is not' : 'is', null)
    .where(seen)
    .orderBy('notification.id')
    .forNoKeyUpdate('notification')

async function writeReadAt(db: Db, rows: ReturnType<typeof locked>, read_at: Date | null): Promise<string[]> {
  const written = await db
    .with(
      (name) => name('held').materialized(),
      () => rows,
    )
    .updateTable('notification')
    .set({ read_at })
    .where('id', 'in', (held) => held.selectFrom('held').select('held.id'))
    .returning('id')
    .execute()
  return written.map(({ id }) => id)
}

/** False: it was so already, or there is none of this person. `read_at` null: unread again. */
export async function writeRead(db: Db, account_id: string, id: string, read_at: Date | null): Promise<boolean> {
  const rows = locked(db, account_id, read_at === null).where('notification.id', '=', id)
  return (await writeReadAt(db, rows, read_at)).length > 0
}

/** How many were unread. */
export async function writeAllRead(db: Db, account_id: string, until: Date, read_at: Date): Promise<number> {
  const rows = locked(db, account_id, false).where('notification.created_at', '<=', until)
  return (await writeReadAt(db, rows, read_at)).length
}

/** What is about one thing; answers which were unread. */
export async function writeReadAbout(db: Db, account_id: string, subject_id: string, read_at: Date): Promise<string[]> {
  return writeReadAt(db, locked(db, account_id, false).where('subject_id', '=', subject_id), read_at)
}

export async function deleteNoticesOf(db: Db, account_id: string): Promise<void> {
  await db.deleteFrom('notification').where('account_id', '=', account_id).execute()
}

/** Some of those made before this moment; answers how many. */
export async function deleteOldNotices(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('notification').select('id').where('created_at', '<', before).limit(limit)
  const { numDeletedRows } = await db.deleteFrom('notification').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
