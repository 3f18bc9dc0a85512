import type { Lesson, LessonCard, LessonQuery, Resource, ResourceQuery } from '@himoya/contract/content/learning'
import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { filterId, keyOf, listLive, type Live, oneLive, presentText } from '../content.service.ts'
import { asVideo, asPicture, asSound, downloadsByIds, mediaByIds } from '../media/media.service.ts'
import { datesOf, headingOf, lessonCard, namedOf } from './courses.policy.ts'
import { type LessonPlace, readLessonPlaces } from './learning.store.ts'

type Found<T> = { count: number; results: T[] }

/** A course has fewer. */
const ALL = { limit: 500, offset: 0 }

/** Course after course, each in its order. Throws `invalid` for a course that is not there. */
export async function listLessons({ db }: Pick<Platform, 'db'>, lang: Language, query: LessonQuery): Promise<Found<LessonCard>> {
  const course_id = query.course === undefined ? undefined : await filterId(db, 'course', 'course', query.course)
  const { count, places } = await readLessonPlaces(db, lang, {
    ...(course_id !== undefined && { course_id }),
    ...windowOf(query),
  })
  const courses = await listLive(db, 'course', lang, { ids: places.map((place) => place.course_id) })
  return { count, results: await lessonCards(db, lang, places, courses.results) }
}

/** All lessons of one course. */
export async function courseLessons(db: Db, lang: Language, course: Live<'course'>): Promise<LessonCard[]> {
  const { places } = await readLessonPlaces(db, lang, { course_id: course.id, ...ALL })
  return lessonCards(db, lang, places, [course])
}

async function lessonCards(
  db: Db,
  lang: Language,
  places: readonly LessonPlace[],
  courses: readonly Live<'course'>[],
): Promise<LessonCard[]> {
  const { results } = await listLive(db, 'lesson', lang, { ids: places.map(({ id }) => id) })
  const lessons = new Map(results.map((lesson) => [lesson.id, lesson]))
  const covers = await mediaByIds(
    db,
    results.flatMap(({ facts }) => facts.cover ?? []),
    lang,
  )
  return places.flatMap(({ id, course_id, number }) => {
    const lesson = lessons.get(id)
    const course = courses.find((one) => one.id === course_id)
    return lesson && course ? lessonCard(lesson, { course, number, cover: asPicture(covers.get(lesson.facts.cover ?? '')) }) : []
  })
}

/** Throws `not_found`, also when its course is not published. */
export async function showLesson({ db }: Pick<Platform, 'db'>, lang: Language, key: string): Promise<Lesson> {
  const lesson = await oneLive(db, 'lesson', lang, keyOf(key))
  const course = await oneLive(db, 'course', lang, { id: lesson.facts.course })
  const { places } = await readLessonPlaces(db, lang, { course_id: course.id, ...ALL })
  const place = places.find(({ id }) => id === lesson.id)
  if (!place) throw new AppError('not_found')
  const { cover, media } = lesson.facts
  const shown = await mediaByIds(
    db,
    [cover, media].filter((id) => id !== null),
    lang,
  )
  return {
    ...lessonCard(lesson, { course, number: place.number, cover: asPicture(shown.get(cover ?? '')) }),
    audiences: course.facts.audiences,
    body: await presentText(db, lesson.texts.body, lang),
    sound: asSound(shown.get(media ?? '')),
    video: asVideo(shown.get(media ?? '')),
    transcript: lesson.texts.transcript,
    resources: (await resourcesWith(db, lang, { facts: { lesson: lesson.id } })).results,
    ...datesOf(lesson),
  }
}

/** Throws `invalid` for a lesson that is not there. */
export async function listResources(
  { db }: Pick<Platform, 'db'>,
  lang: Language,
  query: ResourceQuery,
): Promise<Found<Resource>> {
  const facts = query.lesson === undefined ? {} : { lesson: await filterId(db, 'lesson', 'lesson', query.lesson) }
  return resourcesWith(db, lang, { facts, ...windowOf(query) })
}

async function resourcesWith(db: Db, lang: Language, filter: Parameters<typeof listLive>[3]): Promise<Found<Resource>> {
  const { count, results } = await listLive(db, 'resource', lang, filter)
  const lessons = await listLive(db, 'lesson', lang, { ids: results.flatMap(({ facts }) => facts.lesson ?? []) })
  const courses = await listLive(db, 'course', lang, { ids: lessons.results.map(({ facts }) => facts.course) })
  const files = await downloadsByIds(
    db,
    results.flatMap(({ facts }) => facts.media ?? []),
    lang,
  )
  const lessonOf = (id: string | null): Resource['lesson'] => {
    const lesson = lessons.results.find((one) => one.id === id)
    const course = courses.results.find((one) => one.id === lesson?.facts.course)
    return lesson && course ? { ...namedOf(lesson), course_slug: course.slug } : null
  }
  return {
    count,
    results: results.map((resource) => ({
      ...headingOf(resource),
      kind: resource.facts.kind,
      lesson: lessonOf(resource.facts.lesson),
      file: files.get(resource.facts.media ?? '') ?? null,
    })),
  }
}
