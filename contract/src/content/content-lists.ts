/* Lists of the site's content that screens offer; apart from the schemas so that a browser gets them without zod. */

/** Every kind of content that an editor writes; each has its own facts and texts (content-types.ts). */
export const CONTENT_TYPES = [
  'course_category',
  'course',
  'lesson',
  'resource',
  'question_category',
  'question',
  'faq_category',
  'faq',
  'news',
  'place',
  'banner',
  'test',
  'questionnaire',
  'page',
] as const

export const CONTENT_STATES = ['draft', 'review', 'published', 'archived'] as const

export const LESSON_KINDS = ['text', 'story', 'audio', 'video'] as const
export const RESOURCE_KINDS = ['pdf', 'image', 'audio', 'video'] as const
export const PLACE_KINDS = ['inson', 'hospital', 'police', 'shelter', 'legal', 'psychologist', 'hotline', 'ngo'] as const
export const BANNER_PLACES = ['home', 'learn', 'questions', 'news', 'places', 'everywhere'] as const
/** One `alert` overrides all others. */
export const BANNER_TONES = ['news', 'done', 'alert'] as const
export const PAGE_KEYS = ['about', 'privacy', 'terms', 'complaint'] as const
export const CALLOUT_TONES = ['key', 'info', 'warning'] as const
/** What a help card in a text leads to. */
export const HELP_CARDS = ['chat', 'numbers', 'places'] as const

/** Grounds of an arch and the drawings that may stand on them (web/app/art). */
export const NICHES = ['g', 'a', 'f', 'c', 'v'] as const
export const DRAWINGS = [
  'bag',
  'bird',
  'book',
  'bowl',
  'bubble',
  'chest',
  'cloud',
  'crowd',
  'hand',
  'house',
  'kite',
  'lantern',
  'load',
  'melon',
  'phone',
  'pomegranate',
  'question',
  'rosette',
  'sprout',
  'teapot',
  'thread',
  'umbrella',
] as const

/** Kinds of things a person may keep. */
export const SAVED_TYPES = ['course', 'lesson', 'resource', 'news', 'question', 'place', 'test'] as const

/** The last part of an address: small Latin letters, digits, single hyphens. */
export const SLUG_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Our own pages, a number to call, a letter, or another site over https. Nothing that could run (safety.md 22). */
export const HREF_FORM =
  /^(?:\/(?!\/)[\w\-./#]*|tel:\+?\d{2,15}|mailto:[\w.+-]+@[\w.-]+|https:\/\/[\w.-]+(?:[/?#][\w\-./?#=&%+,~:@!]*)?)$/

/** Words that stand in an address where a slug of the type would: nothing may be called so, or nobody would reach it. */
export const RESERVED_SLUGS: Partial<Record<(typeof CONTENT_TYPES)[number], readonly string[]>> = {
  course: ['category', 'lesson', 'resource', 'progress', 'certificate', 'for'],
  question: ['category', 'mine', 'receipt', 'ask'],
  test: ['question', 'mine', 'result', 'for'],
}
