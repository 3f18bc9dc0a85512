import { sql } from 'kysely'
import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'

/** One more voice. The item must be there. */
export async function countVoice(db: Db, item_id: string, helpful: boolean): Promise<void> {
  const [yes, no] = helpful ? [1, 0] : [0, 1]
  await db
    .insertInto('faq_helpful')
    .values({ item_id, yes, no })
    .onConflict((conflict) =>
      conflict.column('item_id').doUpdateSet({
        yes: sql<number>`faq_helpful.yes + ${yes}`,
        no: sql<number>`faq_helpful.no + ${no}`,
      }),
    )
    .execute()
}

/** Published questions that somebody spoke about, those with the most "no" first. */
export async function readVoices(db: Db, lang: Language, { limit, offset }: { limit: number; offset: number }) {
  const spoken = db
    .selectFrom('faq_helpful')
    .innerJoin('content_live', (join) =>
      join.onRef('content_live.item_id', '=', 'faq_helpful.item_id').on('content_live.lang', '=', lang),
    )
  const results = await spoken
    .select(['faq_helpful.item_id as id', 'content_live.title', 'faq_helpful.yes', 'faq_helpful.no'])
    .orderBy('faq_helpful.no', 'desc')
    .orderBy('faq_helpful.item_id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await spoken.select((all) => all.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { count: Number(count), results }
}
