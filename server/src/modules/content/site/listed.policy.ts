import type { ContentType } from '@himoya/contract/content/content-types'

/** What a page's address is made of. */
export type Listable = { type: ContentType; slug: string; course: string | null }

/** The path of a content's own page, after the language; null: it has none. */
export function pathOfContent({ type, slug, course }: Listable): string | null {
  switch (type) {
    case 'news':
      return `news/${slug}`
    case 'course':
      return `learn/${slug}`
    case 'lesson':
      return course === null ? null : `learn/${course}/${slug}`
    case 'question':
      return `questions/${slug}`
    case 'question_category':
      return `questions/about/${slug}`
    case 'faq_category':
      return `faq/${slug}`
    case 'place':
      return `places/${slug}`
    case 'test':
      return `tests/${slug}`
    case 'page':
      return slug
    default:
      return null
  }
}
