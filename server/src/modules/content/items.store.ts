import type { ContentState, ContentType } from '@himoya/contract/content-types'
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
  live_version: number | null
  author_id?: string
  created_at: Date
  updated_at: Date
}

/** Each with its first version. */
export async function insertItems(db: Db, items: readonly NewItem[]): Promise<void> {
  const rows = items.map((item) => ({ ...item, facts: JSON.stringify(item.facts), texts: JSON.stringify(item.texts) }))
  await db.insertInto('content_item').values(rows).execute()
  await db
    .insertInto('content_version')
    .values(rows.map(({ id, facts, texts, created_at }) => ({ item_id: id, version: 1, facts, texts, created_at })))
    .execute()
}
