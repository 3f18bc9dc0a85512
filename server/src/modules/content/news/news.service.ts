import type { Language } from '@himoya/contract/languages'
import type { NewsOne, NewsQuery, NewsRow } from '@himoya/contract/content/news'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listLive, oneLive, type Live, presentText } from '../content.service.ts'
import { asPicture, mediaByIds } from '../media/media.service.ts'
import { feedText } from './feed.policy.ts'

type Parts = Pick<Platform, 'db'>

const OTHERS = 3

/** The newest first. */
export async function listNews(
  { db }: Parts,
  lang: Language,
  { tag, region, ...page }: NewsQuery,
): Promise<{ count: number; results: NewsRow[] }> {
  const facts = { ...(tag !== undefined && { tags: [tag] }), ...(region !== undefined && { region }) }
  const { count, results } = await listLive(db, 'news', lang, { facts, order: 'newest', ...windowOf(page) })
  return { count, results: await rowsOf({ db }, lang, results) }
}

/** Throws `not_found`. */
export async function showNews({ db }: Parts, lang: Language, slug: string): Promise<NewsOne> {
  const news = await oneLive(db, 'news', lang, { slug })
  const newest = await listLive(db, 'news', lang, { order: 'newest', limit: OTHERS + 1 })
  const others = newest.results.filter(({ id }) => id !== news.id).slice(0, OTHERS)
  const [row, ...rows] = await rowsOf({ db }, lang, [news, ...others])
  return { ...row!, body: await presentText(db, news.texts.body, lang), others: rows }
}

const IN_FEED = 30

/** The newest as a feed. */
export async function newsFeed({ db, config }: Pick<Platform, 'db' | 'config'>, lang: Language): Promise<string> {
  const { results } = await listNews({ db }, lang, { page: 1, page_size: IN_FEED })
  return feedText(results, lang, config.public_url)
}

async function rowsOf({ db }: Parts, lang: Language, news: readonly Live<'news'>[]): Promise<NewsRow[]> {
  const media = await mediaByIds(
    db,
    news.flatMap(({ facts }) => facts.cover ?? []),
    lang,
  )
  return news.map(({ id, slug, lang: served, facts, texts, sample, published_at, updated_at }) => ({
    id,
    slug,
    lang: served,
    title: texts.title,
    summary: texts.summary,
    cover: asPicture(media.get(facts.cover ?? '')),
    tags: facts.tags,
    region: facts.region,
    sample,
    published_at: published_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }))
}
