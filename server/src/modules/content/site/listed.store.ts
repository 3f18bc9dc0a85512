import { ContentType } from '@himoya/contract/content/content-types'
import { Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

const MOST = 20_000

/** Of each published content the languages its own words are in. A page's slug is its key. */
export async function readListed(db: Db) {
  const rows = await db
    .selectFrom('content_live as live')
    .leftJoin('content_live as course', (join) =>
      join.on(sql<boolean>`course.item_id = (live.facts ->> 'course')::uuid`).onRef('course.lang', '=', 'live.lang'),
    )
    .select(['live.item_id', 'live.type', 'course.slug as course'])
    .select(sql<string>`coalesce(live.facts ->> 'key', live.slug)`.as('slug'))
    .select(sql<string[]>`array_agg(live.lang order by live.lang desc)`.as('languages'))
    .select((of) => of.fn.max('live.updated_at').as('updated_at'))
    .whereRef('live.lang', '=', 'live.served')
    .groupBy(['live.item_id', 'live.type', 'live.slug', 'course.slug', sql`live.facts ->> 'key'`])
    .orderBy('updated_at', 'desc')
    .orderBy('live.item_id')
    .limit(MOST)
    .execute()
  return rows.map(({ type, slug, course, languages, updated_at }) => ({
    type: ContentType.parse(type),
    slug,
    course,
    languages: languages.map((lang) => Language.parse(lang)),
    updated_at: new Date(updated_at),
  }))
}
