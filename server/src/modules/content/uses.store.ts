import type { ContentType } from '@himoya/contract/content/content-types'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/**
 * Contents whose working copy, or what the public sees of it, names the id. An id is 36 signs that stand in no other
 * meaning, so looking for it in the documents' text finds every reference of every type.
 */
export async function readUses(db: Db, id: string) {
  return db
    .selectFrom('content_item')
    .select(['id', 'type', 'state', 'texts', 'live_version'])
    .where('id', '<>', id)
    .where(
      sql<boolean>`(
        strpos(facts::text || texts::text, ${id}) > 0
        or exists (select from content_live l where l.item_id = content_item.id and strpos(l.facts::text || l.texts::text, ${id}) > 0)
      )`,
    )
    .orderBy('type')
    .orderBy('position')
    .limit(500)
    .execute()
}

/** What the public sees that names the id; `marked`: as a safety text, now or since that was published. */
export async function readLiveUses(db: Db, id: string) {
  return db
    .selectFrom('content_live as l')
    .innerJoin('content_item as i', 'i.id', 'l.item_id')
    .select(['l.type', 'l.facts', 'i.safety'])
    .select(
      sql<boolean>`exists (
        select from content_version v where v.item_id = i.id and v.version >= coalesce(i.live_version, 0) and v.safety
      )`.as('marked'),
    )
    .where(sql<boolean>`strpos(l.facts::text || l.texts::text, ${id}) > 0`)
    .execute()
}

/** Does something the public sees name the id? */
export async function isShownElsewhere(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('content_live')
    .select('item_id')
    .where('item_id', '<>', id)
    .where(sql<boolean>`strpos(facts::text || texts::text, ${id}) > 0`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Does something of this type that the public sees have such facts? */
export async function isLiveFact(db: Db, type: ContentType, facts: Record<string, unknown>): Promise<boolean> {
  const found = await db
    .selectFrom('content_live')
    .select('item_id')
    .where('type', '=', type)
    .where(sql<boolean>`facts @> ${JSON.stringify(facts)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
