import { createHash } from 'node:crypto'
import type { ContentType, Facts, Texts } from '@himoya/contract/content-types'
import type { Language } from '@himoya/contract/languages'
import type { Block, RichText, Span } from '@himoya/contract/rich-text'

/** The same name has the same id in every installation, so that samples can refer to each other. A UUID of version 8. */
export function idOf(kind: ContentType | 'media', name: string): string {
  const hex = createHash('sha256').update(`himoya sample ${kind} ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Title and summary. */
export type Heading = readonly [title: string, summary: string]
/** Title, summary, and a body in the short form of `text`. */
export type Article = readonly [title: string, summary: string, body: string]

export type Each<T> = Record<Language, T>
export type Look = { niche: Facts<'course'>['niche']; drawing: Facts<'course'>['drawing'] }
type Aged = { days_ago?: number; safety?: boolean }

export const inEach = <From, To>(texts: Each<From>, make: (text: From) => To): Each<To> => ({
  uz: make(texts.uz),
  ru: make(texts.ru),
  en: make(texts.en),
})
export const heading = ([title, summary]: Heading) => ({ title, summary })
export const article = ([title, summary, body]: Article) => ({ title, summary, body: text(body) })
const media = (name: string | undefined): string | null => (name === undefined ? null : idOf('media', name))

type Sample<T extends ContentType> = Aged & {
  id: string
  type: T
  slug: string
  facts: Facts<T>
  texts: Each<Texts<T>>
  sample: true
}

export const item = <T extends ContentType>(
  type: T,
  slug: string,
  facts: Facts<T>,
  texts: Each<Texts<T>>,
  more: Aged = {},
): Sample<T> => ({ id: idOf(type, slug), type, slug, facts, texts, sample: true, ...more })

export const courseCategory = (slug: string, look: Look, texts: Each<Heading>) =>
  item('course_category', slug, look, inEach(texts, heading))

type CourseFacts = Look &
  Pick<Facts<'course'>, 'audiences' | 'minutes'> & { category: string; cover?: string; certificate?: true }

/** `category` by its slug, `cover` by the name of a picture. */
export const course = (slug: string, { category, cover, certificate, ...facts }: CourseFacts, texts: Each<Article>) =>
  item(
    'course',
    slug,
    { ...facts, category: idOf('course_category', category), cover: media(cover), certificate: certificate ?? false },
    inEach(texts, article),
  )

type LessonFacts = { course: string; minutes: number; kind?: Facts<'lesson'>['kind']; cover?: string; media?: string }

/** A fourth text is the transcript of what is heard. */
export const lesson = (slug: string, facts: LessonFacts, texts: Each<readonly [...Article, transcript?: string]>) =>
  item(
    'lesson',
    slug,
    {
      course: idOf('course', facts.course),
      kind: facts.kind ?? 'text',
      minutes: facts.minutes,
      cover: media(facts.cover),
      media: media(facts.media),
    },
    inEach(texts, ([title, summary, body, transcript]) => ({ title, summary, body: text(body), transcript: transcript ?? '' })),
    { safety: true },
  )

/** The file has the name of the resource. */
export const resource = (slug: string, facts: { lesson?: string; kind: Facts<'resource'>['kind'] }, texts: Each<Heading>) =>
  item(
    'resource',
    slug,
    { lesson: facts.lesson === undefined ? null : idOf('lesson', facts.lesson), kind: facts.kind, media: idOf('media', slug) },
    inEach(texts, heading),
  )

export const questionCategory = (slug: string, look: Look, texts: Each<Heading>) =>
  item('question_category', slug, look, inEach(texts, heading))

type QuestionFacts = Aged & { category: string; age_band: Facts<'question'>['age_band']; lesson?: string; place?: string }

/** Texts: the title, what was asked, and the answer. */
export const question = (slug: string, { days_ago, ...facts }: QuestionFacts, texts: Each<Article>) =>
  item(
    'question',
    slug,
    {
      category: idOf('question_category', facts.category),
      age_band: facts.age_band,
      lesson: facts.lesson === undefined ? null : idOf('lesson', facts.lesson),
      place: facts.place === undefined ? null : idOf('place', facts.place),
    },
    inEach(texts, article),
    { safety: true, ...(days_ago === undefined ? {} : { days_ago }) },
  )

export const faqCategory = (slug: string, look: Look, texts: Each<Heading>) =>
  item('faq_category', slug, look, inEach(texts, heading))

/** Texts: the question and the answer. */
export const faq = (slug: string, category: string, texts: Each<readonly [title: string, body: string]>) =>
  item(
    'faq',
    slug,
    { category: idOf('faq_category', category) },
    inEach(texts, ([title, body]) => ({ title, body: text(body) })),
  )

type NewsFacts = { cover: string; tags: string[]; region?: Facts<'news'>['region']; days_ago: number }

export const news = (slug: string, { cover, tags, region, days_ago }: NewsFacts, texts: Each<Article>) =>
  item('news', slug, { cover: media(cover), tags, region: region ?? null }, inEach(texts, article), { days_ago })

/** Texts: the name, what is done there, the address. */
export const place = (slug: string, facts: Facts<'place'>, texts: Each<readonly [...Heading, address: string]>) =>
  item(
    'place',
    slug,
    facts,
    inEach(texts, ([title, summary, address]) => ({ title, summary, address })),
  )

/** Texts: the title, the sentence, the words of the button. */
export const banner = (slug: string, facts: Facts<'banner'>, texts: Each<readonly [...Heading, button: string]>) =>
  item(
    'banner',
    slug,
    facts,
    inEach(texts, ([title, summary, button]) => ({ title, summary, button })),
  )

/**
 * A text in short form, one block a line: `## heading`, `### heading`, `- point`, `1. step`, `> quote`, `! key sentence`, `!i` and
 * `!w` for information and warning, `@chat` `@numbers` `@places` for a help card, `[[picture]] caption`, `((sound))`, `{{film}}`.
 * Anything else is a paragraph. Inside a line `**bold**` and `[words](/address)`.
 */
function text(short: string): RichText {
  const blocks: Block[] = []
  for (const line of short.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const block = blockOf(line)
    const before = blocks.at(-1)
    const joins = block.type === 'list' && before?.type === 'list' && before.ordered === block.ordered
    if (joins) before.items.push(...block.items)
    else blocks.push(block)
  }
  return blocks
}

const FORMS: readonly (readonly [form: RegExp, make: (words: string, name: string) => Block])[] = [
  [/^##()\s(.+)$/, (words) => ({ type: 'heading', level: 2, text: words })],
  [/^###()\s(.+)$/, (words) => ({ type: 'heading', level: 3, text: words })],
  [/^-()\s(.+)$/, (words) => ({ type: 'list', ordered: false, items: [spansOf(words)] })],
  [/^\d+\.()\s(.+)$/, (words) => ({ type: 'list', ordered: true, items: [spansOf(words)] })],
  [/^>()\s(.+)$/, (words) => ({ type: 'quote', spans: spansOf(words) })],
  [/^!()\s(.+)$/, (words) => ({ type: 'callout', tone: 'key', spans: spansOf(words) })],
  [/^!i()\s(.+)$/, (words) => ({ type: 'callout', tone: 'info', spans: spansOf(words) })],
  [/^!w()\s(.+)$/, (words) => ({ type: 'callout', tone: 'warning', spans: spansOf(words) })],
  [/^@(chat|numbers|places)()$/, (_, card) => ({ type: 'help', card: card as 'chat' | 'numbers' | 'places' })],
  [/^\[\[([\w-]+)\]\]\s?(.*)$/, (words, name) => ({ type: 'image', media_id: idOf('media', name), ...captionOf(words) })],
  [/^\(\(([\w-]+)\)\)\s?(.*)$/, (words, name) => ({ type: 'audio', media_id: idOf('media', name), ...captionOf(words) })],
  [/^\{\{([\w-]+)\}\}\s?(.*)$/, (words, name) => ({ type: 'video', media_id: idOf('media', name), ...captionOf(words) })],
]

function blockOf(line: string): Block {
  for (const [form, make] of FORMS) {
    const [, name, words] = form.exec(line) ?? []
    if (name !== undefined && words !== undefined) return make(words, name)
  }
  return { type: 'paragraph', spans: spansOf(line) }
}

const captionOf = (words: string) => (words === '' ? {} : { caption: words })

const INLINE = /\*\*(?<bold>[^*]+)\*\*|\[(?<link>[^\]]+)\]\((?<href>[^)]+)\)/g

function spansOf(words: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const hit of words.matchAll(INLINE)) {
    if (hit.index > from) spans.push({ text: words.slice(from, hit.index) })
    const { bold, link, href } = hit.groups!
    spans.push(bold === undefined ? { text: link!, href: href! } : { text: bold, bold: true })
    from = hit.index + hit[0].length
  }
  if (from < words.length) spans.push({ text: words.slice(from) })
  return spans
}
