import type { MediaKind } from '@himoya/contract/content/library-lists'
import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'

export type NewMedium = {
  id: string
  kind: MediaKind
  folder: string
  file: string | null
  name: string
  mime: string
  bytes: number
  width?: number | undefined
  height?: number | undefined
  seconds?: number | undefined
  placeholder?: string | undefined
  poster_id?: string
  alt_uz: string
  alt_ru: string
  alt_en: string
  sample?: boolean
  uploader_id?: string
  created_at: Date
}

export async function insertMedia(db: Db, rows: readonly NewMedium[]): Promise<void> {
  await db.insertInto('media_item').values(rows).execute()
}

const SHOWN = [
  'id',
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
] as const

/** What pages show of them, in one language. */
export async function readShown(db: Db, ids: readonly string[], lang: Language) {
  if (ids.length === 0) return []
  return db
    .selectFrom('media_item')
    .select(SHOWN)
    .select(`alt_${lang} as alt`)
    .where('id', 'in', [...new Set(ids)])
    .execute()
}

export type ShownRow = Awaited<ReturnType<typeof readShown>>[number]

export async function readCaptions(db: Db, item_ids: readonly string[]) {
  if (item_ids.length === 0) return []
  return db
    .selectFrom('media_caption')
    .select(['item_id', 'lang', 'file'])
    .where('item_id', 'in', item_ids)
    .orderBy('item_id')
    .orderBy('lang', 'desc')
    .execute()
}

/** `file` is a path below /media. */
export type CaptionRow = Awaited<ReturnType<typeof readCaptions>>[number]

export async function insertCaptions(db: Db, rows: readonly (CaptionRow & { created_at: Date })[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('media_caption').values(rows).execute()
}
