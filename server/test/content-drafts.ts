import { CONTENT_TYPES } from '@himoya/contract/content/content-lists'
import { CONTENT, type ContentType, type Facts, type Texts } from '@himoya/contract/content/content-types'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Block } from '@himoya/contract/content/rich-text'

/** What another content or a medium has to exist for. */
export type Hangs = { on: Partial<Record<ContentType, string>>; media?: string | null }

/** Questions of a drafted test or questionnaire; each has the options `a` (right) and `b`. */
const KEYS = ['q1', 'q2', 'q3']
const step = (to: 'chat' | 'numbers' | 'learn') => ({ to, id: null })

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
  test: () => ({
    ...PICTURE,
    audiences: ['teen'],
    minutes: 5,
    kind: 'knowledge',
    questions: KEYS.map((key) => ({
      key,
      pick: 'one',
      options: ['a', 'b'].map((option) => ({ key: option, right: option === 'a', points: 0, help: false })),
    })),
    bands: [{ key: 'b0', from: 0, tone: 'good', steps: [step('chat'), step('numbers'), step('learn')] }],
  }),
  questionnaire: () => ({
    moment: 'link',
    audience: null,
    once: 'once',
    anonymous: true,
    questions: KEYS.map((key) => ({
      key,
      asked_as: 'one',
      needed: true,
      options: ['a', 'b'].map((option) => ({ key: option, goes_to: null })),
    })),
  }),
  page: () => ({ ...PICTURE, key: 'about' }),
}

const paragraph = (text: string): Block => ({ type: 'paragraph', spans: [{ text }] })
const asked = (text: string) => Object.fromEntries(KEYS.map((key) => [key, { text, options: { a: text, b: text } }]))
const explained = (text: string) => Object.fromEntries(KEYS.map((key) => [key, { ...asked(text)[key]!, explanation: text }]))

function textsOf<T extends ContentType>(type: T, text: string): Texts<T> {
  const built: Record<string, unknown> = {
    body: [paragraph(text)],
    questions: type === 'test' ? explained(text) : asked(text),
    bands: { b0: { title: text, advice: text } },
  }
  return Object.fromEntries(Object.keys(CONTENT[type].texts.shape).map((key) => [key, built[key] ?? text])) as Texts<T>
}

/** Every text of a type, each of them `text`. */
export const TEXTS = Object.fromEntries(CONTENT_TYPES.map((type) => [type, (text: string) => textsOf(type, text)])) as {
  [T in ContentType]: (text: string) => Texts<T>
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
