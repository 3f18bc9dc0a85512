import type { MediaKind } from '@himoya/contract/content/library-lists'
import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'
import { holdsPart } from '../../../platform/db/holds-part.ts'

const COLUMNS = [
  'media_item.id',
  'kind',
  'folder',
  'file',
  'name',
  'mime',
  'bytes',
  'width',
  'height',
  'seconds',
  'placeholder',
  'poster_id',
  'alt_uz',
  'alt_ru',
  'alt_en',
  'sample',
  'uploader_id',
  'media_item.created_at',
] as const

const items = (db: Db) =>
  db
    .selectFrom('media_item')
    .leftJoin('staff_member', 'staff_member.account_id', 'media_item.uploader_id')
    .select(COLUMNS)
    .select('staff_member.alias as uploader')

export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>

export async function findItem(db: Db, id: string) {
  return items(db).where('media_item.id', '=', id).executeTakeFirst()
}

type Filter = { kind?: MediaKind | undefined; search?: string | undefined; limit: number; offset: number }

/** The newest first. */
export async function readItems(db: Db, { kind, search, limit, offset }: Filter): Promise<{ rows: ItemRow[]; count: number }> {
  let found = items(db)
  let counted = db.selectFrom('media_item').select((all) => all.fn.countAll<number>().as('count'))
  if (kind) {
    found = found.where('kind', '=', kind)
    counted = counted.where('kind', '=', kind)
  }
  if (search) {
    const parts = ['name', 'alt_uz', 'alt_ru', 'alt_en'].map((field) => holdsPart(field, search))
    found = found.where((is) => is.or(parts))
    counted = counted.where((is) => is.or(parts))
  }
  const rows = await found.orderBy('media_item.created_at', 'desc').orderBy('media_item.id').limit(limit).offset(offset).execute()
  const { count } = await counted.executeTakeFirstOrThrow()
  return { rows, count }
}

type Change = Partial<Pick<ItemRow, 'name' | 'alt_uz' | 'alt_ru' | 'alt_en' | 'poster_id'>>

export async function updateItem(db: Db, id: string, change: Change): Promise<void> {
  await db.updateTable('media_item').set(change).where('id', '=', id).execute()
}

/** Nobody may name it as a poster while it is deleted. */
export async function lockItem(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('media_item').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined
}

/** Videos whose first picture it is. */
export async function readVideosOf(db: Db, poster_id: string): Promise<string[]> {
  return (await db.selectFrom('media_item').select('id').where('poster_id', '=', poster_id).execute()).map(({ id }) => id)
}

export async function isPoster(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('media_item').select('id').where('poster_id', '=', id).executeTakeFirst()) !== undefined
}

export async function deleteItem(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media_item').where('id', '=', id).execute()
}

/** Puts a language's captions in place; answers the file that was there. */
export async function replaceCaption(
  db: Db,
  { item_id, lang, file, now }: { item_id: string; lang: Language; file: string; now: Date },
): Promise<void> {
  await db
    .insertInto('media_caption')
    .values({ item_id, lang, file, created_at: now })
    .onConflict((on) => on.columns(['item_id', 'lang']).doUpdateSet({ file, created_at: now }))
    .execute()
}

/** Was there any? */
export async function deleteCaption(db: Db, item_id: string, lang: Language): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('media_caption')
    .where('item_id', '=', item_id)
    .where('lang', '=', lang)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
