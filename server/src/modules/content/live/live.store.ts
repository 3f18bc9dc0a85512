import type { ContentType } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

export type LiveRow = {
  item_id: string
  lang: Language
  served: Language
  type: ContentType
  slug: string
  position: number
  facts: unknown
  texts: unknown
  title: string
  words: string
  sample: boolean
  published_at: Date
  updated_at: Date
}

const COLUMNS = [
  'item_id',
  'served',
  'slug',
  'position',
  'facts',
  'texts',
  'title',
  'sample',
  'published_at',
  'updated_at',
] as const

export type LiveFilter = {
  /** Facts that must be so: `{ category: id }`, `{ audiences: ['teen'] }`. */
  facts?: Record<string, unknown>
  ids?: readonly string[]
  order?: 'position' | 'newest'
  limit?: number
  offset?: number
}

/** What the public sees of one type in one language. */
export async function readLive(db: Db, type: ContentType, lang: Language, filter: LiveFilter = {}) {
  const { facts, ids, order, limit, offset } = filter
  if (ids?.length === 0) return { rows: [], count: 0 }
  const most = limit ?? 500
  let found = db.selectFrom('content_live').where('type', '=', type).where('lang', '=', lang)
  if (facts) found = found.where(sql<boolean>`facts @> ${JSON.stringify(facts)}::jsonb`)
  if (ids) found = found.where('item_id', 'in', ids)
  const sorted =
    order === 'newest'
      ? found.orderBy('published_at', 'desc').orderBy('item_id')
      : found.orderBy('position').orderBy('published_at', 'desc').orderBy('item_id')
  const rows = await sorted
    .select(COLUMNS)
    .limit(most)
    .offset(offset ?? 0)
    .execute()
  // A page that is not full is the last one, so its rows say how many there are.
  const first = offset ?? 0
  if (rows.length < most && (rows.length > 0 || first === 0)) return { rows, count: first + rows.length }
  const { count } = await found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, count }
}

/** How many published contents of a type name each other one in a fact, by its id: lessons by their course, answers by their group. */
export async function countLiveBy(db: Db, type: ContentType, fact: 'course' | 'category'): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select facts ->> ${fact} as id, count(*)::int as count from content_live
    where type = ${type} and lang = 'uz' group by 1`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** One, by its id or by its slug. */
export async function readOneLive(db: Db, type: ContentType, lang: Language, by: { id: string } | { slug: string }) {
  const found = db.selectFrom('content_live').select(COLUMNS).where('type', '=', type).where('lang', '=', lang)
  return ('id' in by ? found.where('item_id', '=', by.id) : found.where('slug', '=', by.slug)).executeTakeFirst()
}

/** Puts one item's rows in place of those that were there; none: it leaves the public's eyes. */
export async function replaceLive(db: Db, item_id: string, rows: readonly LiveRow[]): Promise<void> {
  await db.deleteFrom('content_live').where('item_id', '=', item_id).execute()
  await insertLive(db, rows)
}

export async function insertLive(db: Db, rows: readonly LiveRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('content_live')
    .values(rows.map((row) => ({ ...row, facts: JSON.stringify(row.facts), texts: JSON.stringify(row.texts) })))
    .execute()
}

/** When the public first saw what it sees now; undefined: it sees nothing of it. */
export async function readPublishedAt(db: Db, item_id: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('content_live')
    .select('published_at')
    .where('item_id', '=', item_id)
    .limit(1)
    .executeTakeFirst()
  return row?.published_at
}
