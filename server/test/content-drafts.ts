import type { ContentType, Facts, Texts } from '@himoya/contract/content-types'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Block } from '@himoya/contract/rich-text'

/** What another content or a medium has to exist for. */
export type Hangs = { on: Partial<Record<ContentType, string>>; media?: string | null }

const PICTURE = { niche: 'g', drawing: 'book' } as const

/** Facts of each type that fit its schema; `on` are ids of the contents it hangs on. */
export const FACTS: { [T in ContentType]: (hangs: Hangs) => Facts<T> } = {
  course_category: () => PICTURE,
  course: ({ on }) => ({
    ...PICTURE,
    category: on.course_category!,
    audiences: ['teen'],
    minutes: 40,
    cover: null,
    certificate: false,
  }),
  lesson: ({ on }) => ({ course: on.course!, kind: 'text', minutes: 10, cover: null, media: null }),
  resource: ({ on, media }) => ({ lesson: on.lesson ?? null, kind: 'image', media: media ?? null }),
  question_category: () => PICTURE,
  question: ({ on }) => ({ category: on.question_category!, age_band: null, lesson: null, place: null }),
  faq_category: () => PICTURE,
  faq: ({ on }) => ({ category: on.faq_category! }),
  news: () => ({ cover: null, tags: ['yangilik'], region: null }),
  place: () => ({
    kind: 'inson',
    region: 'UZ-TK',
    lat: 41.3,
    lng: 69.2,
    phones: [],
    hours: null,
    day_and_night: false,
    free: true,
    child_alone: true,
    accessible: false,
    website: null,
  }),
  banner: () => ({
    placement: 'home',
    audience: null,
    tone: 'news',
    priority: 1,
    shown_from: null,
    shown_until: null,
    href: null,
  }),
  page: () => ({ ...PICTURE, key: 'about' }),
}

const paragraph = (text: string): Block => ({ type: 'paragraph', spans: [{ text }] })
const heading = (text: string) => ({ title: text, summary: text })

/** Every text of a type, each of them `text`. */
export const TEXTS: { [T in ContentType]: (text: string) => Texts<T> } = {
  course_category: heading,
  course: (text) => ({ ...heading(text), body: [paragraph(text)] }),
  lesson: (text) => ({ ...heading(text), body: [paragraph(text)], transcript: text }),
  resource: heading,
  question_category: heading,
  question: (text) => ({ ...heading(text), body: [paragraph(text)] }),
  faq_category: heading,
  faq: (text) => ({ title: text, body: [paragraph(text)] }),
  news: (text) => ({ ...heading(text), body: [paragraph(text)] }),
  place: (text) => ({ ...heading(text), address: text }),
  banner: (text) => ({ ...heading(text), button: text }),
  page: (text) => ({ ...heading(text), body: [paragraph(text)] }),
}

/** The same text in each language. */
export const inAllLanguages = <T>(texts: T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, texts])) as Record<Language, T>

let made = 0
/** What a new content is sent with. */
export function newContent(type: ContentType, { on = {}, media = null }: Partial<Hangs> = {}, text = 'Sinov matni') {
  made += 1
  return {
    slug: `sinov-${process.pid}-${made}`,
    safety: false,
    facts: FACTS[type]({ on, media }) as Record<string, unknown>,
    texts: inAllLanguages(TEXTS[type](text) as Record<string, unknown>),
  }
}
