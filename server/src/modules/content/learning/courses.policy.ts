import type { CourseCard, LessonCard } from '@himoya/contract/content/learning'
import type { Picture } from '@himoya/contract/content/media-library'
import type { ContentType } from '@himoya/contract/content/content-types'
import type { Live } from '../content.service.ts'

/** What all published content is served with. */
export const headingOf = ({ id, slug, lang, sample, texts }: Live<Exclude<ContentType, 'faq'>>) => ({
  id,
  slug,
  lang,
  title: texts.title,
  summary: texts.summary,
  sample,
})

export const namedOf = ({ id, slug, texts }: Live<ContentType>) => ({ id, slug, title: texts.title })

export const datesOf = ({ published_at, updated_at }: Live<ContentType>) => ({
  published_at: published_at.toISOString(),
  updated_at: updated_at.toISOString(),
})

type CourseParts = { category: Live<'course_category'> | undefined; lesson_count: number; cover: Picture | null }

export function courseCard(course: Live<'course'>, { category, lesson_count, cover }: CourseParts): CourseCard {
  const { niche, drawing, audiences, minutes, certificate } = course.facts
  const named = category ? namedOf(category) : null
  return { ...headingOf(course), niche, drawing, category: named, audiences, minutes, lesson_count, cover, certificate }
}

type LessonParts = { course: Live<'course'>; number: number; cover: Picture | null }

export function lessonCard(lesson: Live<'lesson'>, { course, number, cover }: LessonParts): LessonCard {
  const { kind, minutes } = lesson.facts
  return { ...headingOf(lesson), course: namedOf(course), kind, minutes, cover, number }
}
