import type { Language } from '@himoya/contract/languages'
import type { QuestionCategory, QuestionOne, QuestionQuery, QuestionRow } from '@himoya/contract/questions/public-questions'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import type { Client } from '../../../platform/core/client.ts'
import { ifFound } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countLive, filterId, keyOf, listLive, type Live, oneLive, presentText } from '../../content/content.service.ts'
import { findContentIds } from '../../content/search/search.service.ts'
import { countVote } from './public-questions.store.ts'

/** One vote of an address on a question in a day, and no more than so many in all; further ones are heard and not counted. */
const VOTE_LIMIT = { points: 1, seconds: 24 * 3_600 }
const VOTES_LIMIT = { points: 60, seconds: 3_600 }

type Page = { page: number; page_size: number }

export async function listCategories(
  db: Db,
  lang: Language,
  page: Page,
): Promise<{ count: number; results: QuestionCategory[] }> {
  const { count, results } = await listLive(db, 'question_category', lang, windowOf(page))
  const counts = await countLive(db, 'question', 'category')
  return {
    count,
    results: results.map(({ id, slug, lang: served, facts, texts, sample }) => ({
      id,
      slug,
      lang: served,
      title: texts.title,
      summary: texts.summary,
      niche: facts.niche,
      drawing: facts.drawing,
      count: counts.get(id) ?? 0,
      sample,
    })),
  }
}

/** The newest first. Throws `invalid` for a category that is not there, `rate_limited` for words. */
export async function listQuestions(
  platform: Pick<Platform, 'db' | 'limiter' | 'searchTurn'>,
  asker: Pick<Client, 'lang' | 'address' | 'is_own_call'>,
  { category, search, ...page }: z.infer<typeof QuestionQuery>,
): Promise<{ count: number; results: QuestionRow[] }> {
  const { db } = platform
  const { lang } = asker
  const { count, results } = await listLive(db, 'question', lang, {
    ...(category === undefined ? {} : { facts: { category: await filterId(db, 'question_category', 'category', category) } }),
    ...(search ? { ids: await findContentIds(platform, asker, 'question', search) } : {}),
    order: 'newest',
    ...windowOf(page),
  })
  const categories = await categoriesOf(db, lang, results)
  return { count, results: results.map((live) => rowOf(live, categories)) }
}

/** By id or slug. Throws `not_found`. */
export async function readQuestion(db: Db, lang: Language, address: string): Promise<QuestionOne> {
  const live = await oneLive(db, 'question', lang, keyOf(address))
  return {
    ...rowOf(live, await categoriesOf(db, lang, [live])),
    body: await presentText(db, live.texts.body, lang),
    lesson: await lessonOf(db, lang, live.facts.lesson),
    place: await placeOf(db, lang, live.facts.place),
    updated_at: live.updated_at.toISOString(),
  }
}

/** Throws `not_found`. */
export async function vote({ db, limiter }: Platform, id: string, helpful: boolean, address: string): Promise<void> {
  await oneLive(db, 'question', 'uz', { id })
  const waits = [
    await limiter.take('question_votes', address, VOTES_LIMIT),
    await limiter.take('question_vote', `${address} ${id}`, VOTE_LIMIT),
  ]
  if (waits.every((wait) => wait === 0)) await countVote(db, id, helpful)
}

type Categories = ReadonlyMap<string, Live<'question_category'>>

async function categoriesOf(db: Db, lang: Language, rows: readonly Live<'question'>[]): Promise<Categories> {
  const ids = [...new Set(rows.map(({ facts }) => facts.category))]
  const { results } = await listLive(db, 'question_category', lang, { ids })
  return new Map(results.map((category) => [category.id, category]))
}

function rowOf({ id, slug, lang, facts, texts, sample, published_at }: Live<'question'>, categories: Categories): QuestionRow {
  const category = categories.get(facts.category)
  return {
    id,
    slug,
    lang,
    title: texts.title,
    summary: texts.summary,
    category: category ? { id: category.id, slug: category.slug, title: category.texts.title } : null,
    age_band: facts.age_band,
    sample,
    published_at: published_at.toISOString(),
  }
}

async function lessonOf(db: Db, lang: Language, id: string | null): Promise<QuestionOne['lesson']> {
  const lesson = id === null ? undefined : await ifFound(oneLive(db, 'lesson', lang, { id }))
  const course = lesson && (await ifFound(oneLive(db, 'course', lang, { id: lesson.facts.course })))
  return lesson && course ? { id: lesson.id, slug: lesson.slug, title: lesson.texts.title, course: course.slug } : null
}

async function placeOf(db: Db, lang: Language, id: string | null): Promise<QuestionOne['place']> {
  const place = id === null ? undefined : await ifFound(oneLive(db, 'place', lang, { id }))
  return place ? { id: place.id, slug: place.slug, title: place.texts.title } : null
}
