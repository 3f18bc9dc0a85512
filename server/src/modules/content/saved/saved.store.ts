import type { SavedRef, SavedType } from '@himoya/contract/content/saved'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** Not behind the curtain of a reset by SMS (safety.md 5): what was kept before it tells of who kept it. */
const shown = sql<boolean>`not exists (
  select from account as keeper where keeper.id = saved_item.account_id and saved_item.created_at < keeper.curtain_before)`

const COLUMNS = ['id', 'type', 'object_id', 'created_at'] as const

/** What was published may be kept: true for those that are. */
export async function arePublished(db: Db, refs: readonly SavedRef[]): Promise<SavedRef[]> {
  if (refs.length === 0) return []
  const rows = await db
    .selectFrom('content_live')
    .select(['item_id', 'type'])
    .where('lang', '=', 'uz')
    .where(
      'item_id',
      'in',
      refs.map(({ object_id }) => object_id),
    )
    .execute()
  return refs.filter((ref) => rows.some(({ item_id, type }) => item_id === ref.object_id && type === ref.type))
}

/** Keeps two sendings of one person from passing the limit together. */
export async function lockOwner(db: Db, account_id: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', account_id).forUpdate().execute()
}

export async function countSaved(db: Db, account_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_item')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('account_id', '=', account_id)
    .where(shown)
    .executeTakeFirstOrThrow()
  return count
}

export type NewSaved = SavedRef & { id: string; account_id: string; created_at: Date }

/** Answers those that were not there before; what lies behind the curtain is kept anew. */
export async function insertSaved(db: Db, rows: readonly NewSaved[]): Promise<string[]> {
  if (rows.length === 0) return []
  const added = await db
    .insertInto('saved_item')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'type', 'object_id'])
        .doUpdateSet((row) => ({ id: row.ref('excluded.id'), created_at: row.ref('excluded.created_at') }))
        .where(sql<boolean>`not ${shown}`),
    )
    .returning('id')
    .execute()
  return added.map(({ id }) => id)
}

/** Of these things, those the person keeps. */
export async function readRows(db: Db, account_id: string, refs: readonly SavedRef[]) {
  const rows = await db
    .selectFrom('saved_item')
    .select(COLUMNS)
    .where('account_id', '=', account_id)
    .where(shown)
    .where(
      'object_id',
      'in',
      refs.map(({ object_id }) => object_id),
    )
    .execute()
  return rows.filter((row) => refs.some(({ type, object_id }) => type === row.type && object_id === row.object_id))
}

/** The latest first. */
export async function readSaved(
  db: Db,
  account_id: string,
  { type, limit, offset }: { type?: SavedType; limit: number; offset: number },
) {
  let found = db.selectFrom('saved_item').where('account_id', '=', account_id).where(shown)
  if (type) found = found.where('type', '=', type)
  const rows = await found
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { count, rows }
}

/** false: there is none of this id that is theirs. */
export async function deleteSaved(db: Db, account_id: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_item')
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .where(shown)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSavedSince(db: Db, account_id: string, since: Date): Promise<void> {
  await db.deleteFrom('saved_item').where('account_id', '=', account_id).where('created_at', '>=', since).execute()
}

export type ObjectRow = {
  id: string
  type: SavedType
  lang: 'uz' | 'ru' | 'en'
  title: string
  summary: string
  slug: string
  course: string | null
}

/** Things of any kind as a list shows them; `course` is the slug of a lesson's course. */
export async function readObjects(db: Db, lang: string, ids: readonly string[]): Promise<ObjectRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ObjectRow>`
    select one.item_id as id, one.type, one.served as lang, one.title, coalesce(one.texts ->> 'summary', '') as summary, one.slug,
      course.slug as course
    from content_live one
    left join content_live course on one.type = 'lesson' and course.type = 'course' and course.lang = one.lang
      and course.item_id = (case when one.type = 'lesson' then one.facts ->> 'course' end)::uuid
    where one.lang = ${lang} and one.item_id = any (${ids}::uuid[])`.execute(db)
  return rows
}
