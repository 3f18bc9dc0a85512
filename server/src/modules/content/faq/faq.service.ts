import type { Faq, FaqCategory, FaqHelpful, FaqQuery } from '@himoya/contract/content/faq'
import type { Language } from '@himoya/contract/languages'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countLive, listLive, oneLive, presentText } from '../content.service.ts'
import { findContentIds } from '../search/search.service.ts'
import { countVoice, readVoices } from './faq.store.ts'

type Parts = Pick<Platform, 'db'>
type Searching = Pick<Platform, 'db' | 'limiter' | 'searchTurn'>
type Asker = Pick<Client, 'lang' | 'address' | 'is_own_call'>

/** A whole class behind one address may say what it thinks of one answer; a script may not. */
const VOICE_LIMIT = { points: 30, seconds: 86_400 }

/** Groups that have something in them, in the editors' order. */
export async function listFaqCategories({ db }: Parts, lang: Language): Promise<FaqCategory[]> {
  const [categories, counts] = await Promise.all([listLive(db, 'faq_category', lang), countLive(db, 'faq', 'category')])
  return categories.results
    .map(({ id, slug, lang: served, facts, texts }) => ({
      id,
      slug,
      lang: served,
      title: texts.title,
      summary: texts.summary,
      ...facts,
      count: counts.get(id) ?? 0,
    }))
    .filter(({ count }) => count > 0)
}

/** In the order of the groups, then the editors'; with words to look for, the best first. Of an unknown group none. Throws `rate_limited`. */
export async function listFaq(platform: Searching, asker: Asker, query: FaqQuery): Promise<{ count: number; results: Faq[] }> {
  const { db } = platform
  const { lang } = asker
  const groups = (await listLive(db, 'faq_category', lang)).results.filter(
    ({ slug }) => query.category === undefined || slug === query.category,
  )
  const all = await listLive(db, 'faq', lang)
  const listed = groups.flatMap(({ id, slug }) =>
    all.results.filter(({ facts }) => facts.category === id).map((faq) => ({ ...faq, category: slug })),
  )
  const ids = query.search === undefined ? null : await findContentIds(platform, asker, 'faq', query.search)
  const found = ids === null ? listed : ids.flatMap((id) => listed.filter((faq) => faq.id === id))
  const { limit, offset } = windowOf(query)
  const shown = found.slice(offset, offset + limit)
  const results = shown.map(async ({ id, slug, lang: served, category, texts, sample, updated_at }) => ({
    id,
    slug,
    lang: served,
    category,
    title: texts.title,
    body: await presentText(db, texts.body, lang),
    sample,
    updated_at: updated_at.toISOString(),
  }))
  return { count: found.length, results: await Promise.all(results) }
}

/** Counts a voice; whose it was is kept nowhere. Throws `not_found`, `rate_limited`. */
export async function sayHelpful(
  { db, limiter }: Pick<Platform, 'db' | 'limiter'>,
  { address, lang }: Pick<Client, 'address' | 'lang'>,
  id: string,
  helpful: boolean,
): Promise<void> {
  await oneLive(db, 'faq', lang, { id })
  const retry_after = await limiter.take('faq_helpful', `${address} ${id}`, VOICE_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  await countVoice(db, id, helpful)
}

/** For editors: which answers do not help. */
export const listVoices = (
  { db }: Parts,
  lang: Language,
  page: { page: number; page_size: number },
): Promise<{ count: number; results: FaqHelpful[] }> => readVoices(db, lang, windowOf(page))
