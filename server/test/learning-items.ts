import type { Facts, Texts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import { addPublishedItems, type PublishedItem } from '../src/modules/content/live/published-items.service.ts'
import { v7 } from '../src/platform/crypto/ids.ts'
import type { Platform } from '../src/platform/platform.ts'

type Article = Texts<'course'>

const article = (title: string, words = ''): Article => ({
  title,
  summary: words,
  body: words === '' ? [] : [{ type: 'paragraph', spans: [{ text: words }] }],
})

/** In Uzbek and Russian; English is not written yet. */
const inTwo = (slug: string): Record<Language, Article> => ({
  uz: article(`Nomi ${slug}`, `So‘zlar ${slug}`),
  ru: article(`Название ${slug}`, `Слова ${slug}`),
  en: article(''),
})

export const categoryItem = (id: string, slug: string): PublishedItem => ({
  id,
  type: 'course_category',
  slug,
  facts: { niche: 'g', drawing: 'book' },
  texts: {
    uz: { title: `Guruh ${slug}`, summary: '' },
    ru: { title: `Группа ${slug}`, summary: '' },
    en: { title: '', summary: '' },
  },
})

export const courseItem = (id: string, slug: string, facts: Partial<Facts<'course'>> & { category: string }): PublishedItem => ({
  id,
  type: 'course',
  slug,
  facts: { audiences: ['teen'], minutes: 12, cover: null, niche: 'v', drawing: 'chest', certificate: false, ...facts },
  texts: inTwo(slug),
})

export const lessonItem = (id: string, slug: string, course: string, facts: Partial<Facts<'lesson'>> = {}): PublishedItem => {
  const texts = inTwo(slug)
  return {
    id,
    type: 'lesson',
    slug,
    facts: { kind: 'text', minutes: 4, cover: null, media: null, ...facts, course },
    texts: {
      uz: { ...texts.uz, transcript: `Matn ${slug}` },
      ru: { ...texts.ru, transcript: '' },
      en: { ...texts.en, transcript: '' },
    },
  }
}

export const resourceItem = (id: string, slug: string, lesson: string | null): PublishedItem => ({
  id,
  type: 'resource',
  slug,
  facts: { lesson, kind: 'pdf', media: null },
  texts: {
    uz: { title: `Varaq ${slug}`, summary: 'Chop eting' },
    ru: { title: `Лист ${slug}`, summary: '' },
    en: { title: '', summary: '' },
  },
})

/** Two groups; a course of three lessons with a certificate, a course of one, and one without any. No sample stands beside them. */
export async function addCourses(platform: Platform) {
  const [groups, courses, lessons] = [
    [v7(), v7()],
    [v7(), v7(), v7()],
    [v7(), v7(), v7(), v7()],
  ] as const
  const resource = v7()
  const { db } = platform
  await db.deleteFrom('content_item').where('type', 'in', ['course_category', 'course', 'lesson', 'resource']).execute()
  const add = (items: PublishedItem[]): Promise<void> => addPublishedItems(platform, db, items)
  await add([categoryItem(groups[0], 'sirlar'), categoryItem(groups[1], 'uy')])
  await add([
    courseItem(courses[0], 'chegaralar', { category: groups[0], certificate: true, audiences: ['parent', 'teacher'] }),
    courseItem(courses[1], 'qisqa', { category: groups[1], audiences: ['child'] }),
    courseItem(courses[2], 'bosh', { category: groups[1] }),
  ])
  await add([
    lessonItem(lessons[0], 'birinchi', courses[0]),
    lessonItem(lessons[1], 'ikkinchi', courses[0]),
    lessonItem(lessons[2], 'uchinchi', courses[0]),
    lessonItem(lessons[3], 'yolgiz', courses[1]),
  ])
  await add([resourceItem(resource, 'reja', lessons[0])])
  return { groups, courses, lessons, resource }
}
