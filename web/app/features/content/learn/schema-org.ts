import type { Course, Lesson } from '@himoya/contract/content/learning'

/** A course of schema.org; `page` is its address. */
export const courseData = ({ title, summary, lang, minutes, lessons }: Course, page: string): object => ({
  '@type': 'Course',
  name: title,
  description: summary || title,
  inLanguage: lang,
  url: page,
  isAccessibleForFree: true,
  provider: { '@type': 'Organization', name: 'Himoya', url: new URL(page).origin },
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${minutes}M` },
  hasPart: lessons.map((lesson) => ({ '@type': 'LearningResource', name: lesson.title, url: `${page}/${lesson.slug}` })),
})

export const lessonData = ({ title, summary, lang, minutes, course, updated_at }: Lesson, page: string): object => ({
  '@type': 'LearningResource',
  name: title,
  description: summary || title,
  inLanguage: lang,
  url: page,
  isAccessibleForFree: true,
  timeRequired: `PT${minutes}M`,
  dateModified: updated_at.slice(0, updated_at.indexOf('T')),
  isPartOf: { '@type': 'Course', name: course.title, url: page.slice(0, page.lastIndexOf('/')) },
})
