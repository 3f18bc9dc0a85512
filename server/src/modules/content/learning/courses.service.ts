import type { Course, CourseCard, CourseCategory, CourseQuery } from '@himoya/contract/content/learning'
import type { Language } from '@himoya/contract/languages'
import type { Client } from '../../../platform/core/client.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { ifFound } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countLive, filterId, keyOf, listLive, type Live, oneLive, presentText } from '../content.service.ts'
import { asPicture, mediaByIds } from '../media/media.service.ts'
import { findContentIds } from '../search/search.service.ts'
import { courseCard, datesOf, headingOf, namedOf } from './courses.policy.ts'
import { courseLessons } from './lessons.service.ts'

type Found<T> = { count: number; results: T[] }
type Page = { page: number; page_size: number }

export async function listCategories({ db }: Pick<Platform, 'db'>, lang: Language, page: Page): Promise<Found<CourseCategory>> {
  const { count, results } = await listLive(db, 'course_category', lang, windowOf(page))
  const courses = await countLive(db, 'course', 'category')
  return {
    count,
    results: results.map((category) => ({
      ...headingOf(category),
      niche: category.facts.niche,
      drawing: category.facts.drawing,
      course_count: courses.get(category.id) ?? 0,
    })),
  }
}

/** In the order the editors gave them. Throws `invalid` for a category that is not there, `rate_limited` for words. */
export async function listCourses(
  platform: Pick<Platform, 'db' | 'limiter' | 'searchTurn'>,
  asker: Pick<Client, 'lang' | 'address' | 'is_own_call'>,
  query: CourseQuery,
): Promise<Found<CourseCard>> {
  const { db } = platform
  const { lang } = asker
  const { category, audience, search } = query
  const facts = {
    ...(category !== undefined && { category: await filterId(db, 'course_category', 'category', category) }),
    ...(audience !== undefined && { audiences: [audience] }),
  }
  const ids = search === undefined ? {} : { ids: await findContentIds(platform, asker, 'course', search) }
  const { count, results } = await listLive(db, 'course', lang, { facts, ...ids, ...windowOf(query) })
  return { count, results: await courseCards(db, lang, results) }
}

/** With its lessons, and with the test that its certificate asks for. Throws `not_found`. */
export async function showCourse({ db }: Pick<Platform, 'db'>, lang: Language, key: string): Promise<Course> {
  const course = await oneLive(db, 'course', lang, keyOf(key))
  const [card] = await courseCards(db, lang, [course])
  const body = await presentText(db, course.texts.body, lang)
  const lessons = await courseLessons(db, lang, course)
  return { ...card!, body, lessons, certificate_test: await certificateTest(db, lang, course), ...datesOf(course) }
}

async function certificateTest(db: Db, lang: Language, { facts }: Live<'course'>): Promise<Course['certificate_test']> {
  const id = facts.certificate ? facts.certificate_test : null
  if (!id) return null
  const test = await ifFound(oneLive(db, 'test', lang, { id }))
  if (!test) return null
  return { ...namedOf(test), question_count: test.facts.questions.length }
}

async function courseCards(db: Db, lang: Language, courses: readonly Live<'course'>[]): Promise<CourseCard[]> {
  const categories = await listLive(db, 'course_category', lang, { ids: courses.map(({ facts }) => facts.category) })
  const covers = await mediaByIds(
    db,
    courses.flatMap(({ facts }) => facts.cover ?? []),
    lang,
  )
  const lessons = await countLive(db, 'lesson', 'course')
  return courses.map((course) =>
    courseCard(course, {
      category: categories.results.find(({ id }) => id === course.facts.category),
      lesson_count: lessons.get(course.id) ?? 0,
      cover: asPicture(covers.get(course.facts.cover ?? '')),
    }),
  )
}
