import { readdirSync, readFileSync } from 'node:fs'
import { CONTENT, type ContentType } from '@himoya/contract/content/content-types'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Token, Tokens } from 'marked'
import { parse } from 'yaml'
import type { PublishedItem } from '../../src/modules/content/content.service.ts'
import { idOf } from './ids.ts'
import { blocksOf, itemsOf, plainText, richText } from './markdown.ts'

/** Samples name each other by slug, and media by name; these fields hold such a name, of this kind. */
const REFERENCES: Partial<Record<ContentType, Readonly<Record<string, ContentType | 'media'>>>> = {
  course: { category: 'course_category', certificate_test: 'test', cover: 'media' },
  lesson: { course: 'course', cover: 'media', media: 'media' },
  resource: { lesson: 'lesson', media: 'media' },
  question: { category: 'question_category', lesson: 'lesson', place: 'place' },
  faq: { category: 'faq_category' },
  news: { cover: 'media' },
}
/** Nobody publishes these alone. */
const SAFETY: ReadonlySet<ContentType> = new Set(['lesson', 'question', 'test'])

/** Texts that stand below the front matter. */
const WITH_SECTIONS: ReadonlySet<string> = new Set(['body', 'questions', 'bands'])

type Facts = Record<string, unknown>
type Asked = { key: string; options: { key: string }[] }
type Band = { key: string; steps: { to: ContentType; id: string | null }[] }
/** Everything above the text of a file. Uzbek comes first, so its file also holds what is the same in all languages. */
type FrontMatter = { order?: number; days_ago?: number; facts?: Facts } & Record<string, unknown>
type Written = { front: FrontMatter; sections: Token[][] }

/** The samples of one type, `<type>/<slug>.<language>.md`, in their order. */
export function readSamples(type: ContentType): PublishedItem[] {
  const folder = new URL(`./${type}/`, import.meta.url)
  const slugs = readdirSync(folder).flatMap((name) => (name.endsWith('.uz.md') ? [name.slice(0, -'.uz.md'.length)] : []))
  return slugs
    .map((slug) => readSample(type, slug, (lang) => readFileSync(new URL(`${slug}.${lang}.md`, folder), 'utf8')))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

function readSample(type: ContentType, slug: string, read: (lang: Language) => string): { order: number; item: PublishedItem } {
  const written = Object.fromEntries(LANGUAGES.map((lang) => [lang, partsOf(read(lang))])) as Record<Language, Written>
  const { order = 0, days_ago, facts = {} } = written.uz.front
  const texts = Object.fromEntries(LANGUAGES.map((lang) => [lang, textsOf(type, facts, written[lang])]))
  const item = {
    id: idOf(type, slug),
    type,
    slug,
    facts: withIds(type, facts),
    texts,
    sample: true,
    ...(days_ago === undefined ? {} : { days_ago }),
    ...(SAFETY.has(type) ? { safety: true } : {}),
  }
  // What the schemas of a type say of its facts and texts is asked of every sample by a test.
  return { order, item: item as unknown as PublishedItem }
}

/** A file: what stands between the two lines of `---`, and its text, cut where a heading of one sign begins a section. */
function partsOf(file: string): Written {
  const [, front = '', ...rest] = file.split(/^---\n/m)
  const sections: Token[][] = [[]]
  for (const token of blocksOf(rest.join('---\n'))) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 1) sections.push([])
    else sections.at(-1)!.push(token)
  }
  return { front: parse(front) as FrontMatter, sections }
}

/** Ids instead of names. */
function withIds(type: ContentType, facts: Facts): Facts {
  const references = Object.entries(REFERENCES[type] ?? {}).filter(
    ([field]) => facts[field] !== null && facts[field] !== undefined,
  )
  const named = references.map(([field, kind]) => [field, idOf(kind, String(facts[field]))])
  const bands = facts['bands'] as Band[] | undefined
  const leading = bands?.map((band) => ({
    ...band,
    steps: band.steps.map(({ to, id }) => ({ to, id: id === null ? null : idOf(to, id) })),
  }))
  return { ...facts, ...Object.fromEntries(named), ...(leading === undefined ? {} : { bands: leading }) }
}

/** The texts of one language: fields of the front matter, the text itself, and the words of questions and bands in their order. */
function textsOf(type: ContentType, facts: Facts, { front, sections }: Written): Facts {
  const fields = Object.keys(CONTENT[type].texts.shape)
  const [body = [], questions = [], bands = []] = sections
  // A field that the sample says nothing of is empty.
  const own = fields.filter((field) => !WITH_SECTIONS.has(field)).map((field) => [field, front[field] ?? ''])
  return {
    ...Object.fromEntries(own),
    ...(fields.includes('body') ? { body: richText(body) } : {}),
    ...(fields.includes('questions') ? { questions: questionWords(facts['questions'] as Asked[], questions, type) } : {}),
    ...(fields.includes('bands') ? { bands: bandWords(facts['bands'] as Band[], bands) } : {}),
  }
}

type Part = { title: string; tokens: Token[] }

/** What stands under each heading of two signs. */
function partsUnder(tokens: readonly Token[]): Part[] {
  const parts: Part[] = []
  for (const token of tokens) {
    if (token.type === 'heading') parts.push({ title: plainText((token as Tokens.Heading).tokens), tokens: [] })
    else parts.at(-1)!.tokens.push(token)
  }
  return parts
}

const wordsOf = (token: Token | undefined): string => (token === undefined ? '' : plainText((token as Tokens.Paragraph).tokens))

function questionWords(asked: readonly Asked[], tokens: readonly Token[], type: ContentType): Facts {
  const parts = partsUnder(tokens)
  if (parts.length !== asked.length) throw new Error(`${asked.length} questions, and words for ${parts.length}`)
  return Object.fromEntries(
    asked.map(({ key, options }, place) => {
      const { title, tokens: under } = parts[place]!
      const list = under.find((token) => token.type === 'list') as Tokens.List | undefined
      const words = list ? itemsOf(list).map((spans) => spans.map((span) => span.text).join('')) : []
      if (words.length !== options.length) throw new Error(`${title}: ${options.length} options, and words for ${words.length}`)
      const why = under.find((token) => token.type === 'blockquote') as Tokens.Blockquote | undefined
      const explanation = type === 'test' ? { explanation: wordsOf(why?.tokens[0]) } : {}
      return [key, { text: title, ...explanation, options: Object.fromEntries(options.map((one, at) => [one.key, words[at]!])) }]
    }),
  )
}

const bandWords = (bands: readonly Band[], tokens: readonly Token[]): Facts => {
  const parts = partsUnder(tokens)
  return Object.fromEntries(
    bands.map(({ key }, place) => [key, { title: parts[place]!.title, advice: wordsOf(parts[place]!.tokens[0]) }]),
  )
}
