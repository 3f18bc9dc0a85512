import type { ContentState, ContentType } from '@himoya/contract/content/content-types'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

export type NewItem = {
  id: string
  type: ContentType
  slug: string
  state: ContentState
  position: number
  safety: boolean
  sample: boolean
  facts: unknown
  texts: unknown
  /** The titles as searchKeyOf writes them. */
  search_key: string
  live_version: number | null
  author_id?: string
  created_at: Date
  updated_at: Date
}

const REVIEWED = 500

/** Each with its first version. */
export async function insertItems(db: Db, items: readonly NewItem[]): Promise<void> {
  const rows = items.map((item) => ({ ...item, facts: JSON.stringify(item.facts), texts: JSON.stringify(item.texts) }))
  await db.insertInto('content_item').values(rows).execute()
  await db
    .insertInto('content_version')
    .values(
      rows.map(({ id, facts, texts, safety, author_id, live_version, created_at }) => ({
        item_id: id,
        version: 1,
        facts,
        texts,
        safety,
        ...(author_id === undefined ? {} : { author_id }),
        shown_at: live_version === null ? null : created_at,
        created_at,
      })),
    )
    .execute()
}

const items = (db: Db) =>
  db
    .selectFrom('content_item')
    .leftJoin('staff_member', 'staff_member.account_id', 'content_item.author_id')
    .select(['content_item.id', 'type', 'slug', 'state', 'position', 'safety', 'sample', 'facts', 'texts', 'version'])
    .select([
      'live_version',
      'publish_at',
      'archive_at',
      'author_id',
      'approved_by',
      'updated_at',
      'staff_member.alias as author',
    ])
    .select(
      // Since the public version, and that one too: what was once marked is unmarked by two people only.
      sql<boolean>`exists (
        select from content_version v
        where v.item_id = content_item.id and v.version >= coalesce(live_version, 0) and v.safety
      )`.as('marked'),
    )

type ItemFilter = {
  state: ContentState | undefined
  search_key: string | undefined
  /** A fact and the id it must be. */
  parent: Record<string, string> | undefined
  limit: number
  offset: number
}

/** A page of one type in its order, and how many there are in all. */
export async function readItems(db: Db, type: ContentType, { state, search_key, parent, limit, offset }: ItemFilter) {
  let found = items(db).where('type', '=', type)
  if (state) found = found.where('state', '=', state)
  if (search_key) found = found.where(sql<boolean>`strpos(search_key, ${search_key}) > 0`)
  if (parent) found = found.where(sql<boolean>`facts @> ${JSON.stringify(parent)}::jsonb`)
  // only what has an order of its own is put by hand; of news the newest stands first, as the public reads them
  const rows = await (type === 'news' ? found : found.orderBy('position'))
    .orderBy('content_item.created_at', 'desc')
    .orderBy('content_item.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

/** Of every type what waits to be read, the longest first. */
export async function readItemsToReview(db: Db): Promise<ItemRow[]> {
  return items(db).where('state', '=', 'review').orderBy('updated_at').limit(REVIEWED).execute()
}

export type ItemRow = Awaited<ReturnType<typeof readItems>>['rows'][number]

export async function readItem(db: Db, type: ContentType, id: string): Promise<ItemRow | undefined> {
  return items(db).where('type', '=', type).where('content_item.id', '=', id).executeTakeFirst()
}

/** Whatever its type. */
export async function readAnyItem(db: Db, id: string): Promise<ItemRow | undefined> {
  return items(db).where('content_item.id', '=', id).executeTakeFirst()
}

/** In a transaction: nobody else changes it until its end. */
export async function lockItem(db: Db, type: ContentType, id: string): Promise<ItemRow | undefined> {
  await db.selectFrom('content_item').select('id').where('id', '=', id).forUpdate().execute()
  return readItem(db, type, id)
}

/** Which of these there are; they stay until the end of the transaction. */
export async function holdItems(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const held = await db
    .selectFrom('content_item')
    .select(['id', 'type', 'live_version', 'publish_at', sql<string | null>`facts ->> 'kind'`.as('kind')])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forShare()
    .execute()
  // Of a test: as the public sees it, else as it will. Asked once they are held: what was published while we waited counts.
  const live = await db
    .selectFrom('content_live')
    .select(['item_id', sql<string | null>`facts ->> 'kind'`.as('kind')])
    .where('item_id', 'in', [...new Set(ids)])
    .execute()
  return held.map((item) => ({ ...item, kind: live.find(({ item_id }) => item_id === item.id)?.kind ?? item.kind }))
}

/** Has another one of this type such a fact? */
export async function isFactTaken(
  db: Db,
  type: ContentType,
  fact: Record<string, string>,
  id: string | undefined,
): Promise<boolean> {
  const found = await db
    .selectFrom('content_item')
    .select('id')
    .where('type', '=', type)
    .where(sql<boolean>`facts @> ${JSON.stringify(fact)}::jsonb`)
    .execute()
  return found.some((one) => one.id !== id)
}

export type ItemChange = {
  slug?: string
  state?: ContentState
  safety?: boolean
  sample?: boolean
  facts?: unknown
  texts?: unknown
  search_key?: string
  version?: number
  live_version?: number | null
  publish_at?: Date | null
  archive_at?: Date | null
  author_id?: string
  approved_by?: string | null
  updated_at?: Date
}

export async function updateItem(db: Db, id: string, { facts, texts, ...change }: ItemChange): Promise<void> {
  const documents = {
    ...(facts === undefined ? {} : { facts: JSON.stringify(facts) }),
    ...(texts === undefined ? {} : { texts: JSON.stringify(texts) }),
  }
  await db
    .updateTable('content_item')
    .set({ ...change, ...documents })
    .where('id', '=', id)
    .execute()
}

export async function deleteItem(db: Db, id: string): Promise<void> {
  await db.deleteFrom('content_item').where('id', '=', id).execute()
}

/** All ids of a type in their order; nobody else orders them until the end of the transaction. */
export async function lockOrder(db: Db, type: ContentType): Promise<{ id: string; position: number }[]> {
  return db
    .selectFrom('content_item')
    .select(['id', 'position'])
    .where('type', '=', type)
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** In the working copies and in what the public sees. */
export async function writePositions(db: Db, places: readonly { id: string; position: number }[]): Promise<void> {
  if (places.length === 0) return
  const ids = places.map(({ id }) => id)
  const positions = places.map(({ position }) => position)
  await sql`
    update content_item set position = place.position
    from unnest(${ids}::uuid[], ${positions}::int[]) as place (id, position) where content_item.id = place.id
  `.execute(db)
  await sql`
    update content_live set position = place.position
    from unnest(${ids}::uuid[], ${positions}::int[]) as place (id, position) where content_live.item_id = place.id
  `.execute(db)
}

/** Behind all others of its type. */
export async function nextPosition(db: Db, type: ContentType): Promise<number> {
  const { last } = await db
    .selectFrom('content_item')
    .select((all) => all.fn.max('position').as('last'))
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}

/** Those whose time has come, what others hang on first. */
export async function readDue(db: Db, now: Date): Promise<{ id: string; type: ContentType }[]> {
  const rows = await db
    .selectFrom('content_item')
    .select(['id', 'type'])
    .where((is) => is.or([is('publish_at', '<=', now), is('archive_at', '<=', now)]))
    .orderBy('publish_at')
    .orderBy('position')
    .execute()
  return rows as { id: string; type: ContentType }[]
}
