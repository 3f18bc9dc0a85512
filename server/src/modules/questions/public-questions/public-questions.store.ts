import type { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { holdsPart } from '../../../platform/db/holds-part.ts'

/** Where published questions can be read, of those that are still there. */
export async function readSlugs(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('content_live').distinct().select(['item_id', 'slug']).where('item_id', 'in', ids).execute()
  return new Map(rows.map(({ item_id, slug }) => [item_id, slug]))
}

/** Published lessons or places by a part of their title. */
export async function readTitles(
  db: Db,
  { type, lang, search, limit }: { type: 'lesson' | 'place'; lang: Language; search: string; limit: number },
) {
  return db
    .selectFrom('content_live')
    .select(['item_id as id', 'title'])
    .where('type', '=', type)
    .where('lang', '=', lang)
    .where(holdsPart('title', search))
    .orderBy('title')
    .limit(limit)
    .execute()
}

export async function countVote(db: Db, item_id: string, helpful: boolean): Promise<void> {
  const vote = { yes: helpful ? 1 : 0, no: helpful ? 0 : 1 }
  await db
    .insertInto('question_vote')
    .values({ item_id, ...vote })
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet({
        yes: sql<number>`question_vote.yes + ${vote.yes}`,
        no: sql<number>`question_vote.no + ${vote.no}`,
      }),
    )
    .execute()
}

export async function readVotes(db: Db, item_id: string): Promise<{ yes: number; no: number }> {
  const row = await db.selectFrom('question_vote').select(['yes', 'no']).where('item_id', '=', item_id).executeTakeFirst()
  return row ?? { yes: 0, no: 0 }
}
