import {
  BANNER_PLACES,
  BANNER_TONES,
  DRAWINGS,
  LESSON_KINDS,
  NICHES,
  PAGE_KEYS,
  PLACE_KINDS,
  RESOURCE_KINDS,
} from '@himoya/contract/content/content-lists'
import type { ContentType, Facts, Texts } from '@himoya/contract/content/content-types'
import type { MediaKind } from '@himoya/contract/content/library-lists'
import { AGE_BANDS, AUDIENCES, REGION_CODES } from '@himoya/contract/people'
import { ONCE_RULES, QUESTIONNAIRE_MOMENTS, TEST_KINDS } from '@himoya/contract/content/test-lists'

type Known = Record<string, unknown>

/** How one fact is asked for. `words`: where the dictionary names the options, `words.option`. */
type FactKind =
  | { ask: 'choice'; options: readonly string[]; words: string; optional?: true }
  | { ask: 'several'; options: readonly string[]; words: string }
  | { ask: 'content'; type: ContentType; optional?: true }
  | { ask: 'medium'; of: (facts: Known) => MediaKind }
  | { ask: 'number'; min: number; max: number; step?: number; optional?: true }
  | { ask: 'flag' | 'tags' | 'phones' | 'hours' | 'moment' | 'link' }
/** `line` and `lines` are plain text of at most `most` signs, `blocks` a text of blocks. Nothing is missing where an `optional` one is empty. */
type TextKind = ({ ask: 'line' | 'lines'; most: number } | { ask: 'blocks' }) & { optional?: true }
/** What has a card of its own, where facts are written together with the words that hang on their keys (builder/). */
type BuiltKind = { ask: 'questions' | 'bands' }
/** `when`: asked for only with such facts; otherwise it stands as `blank` has it. */
type Asked = { name: string; when?: (facts: Known) => boolean }

export type PlainFact = FactKind & Asked
export type Fact = (FactKind | BuiltKind) & Asked
export type PlainText = TextKind & Asked
export type TextField = (TextKind | BuiltKind) & Asked

const isBuilt = ({ ask }: { ask: string }): boolean => ask === 'questions' || ask === 'bands'
export const isPlainFact = (fact: Fact): fact is PlainFact => !isBuilt(fact)
export const isPlainText = (field: TextField): field is PlainText => !isBuilt(field)

export type ContentForm = {
  facts: readonly Fact[]
  texts: readonly TextField[]
  /** What a new one begins with; a fact that has to be chosen is left out. */
  blank: Record<string, unknown>
  /** The fact that says which course or category it belongs to: lists are filtered by it. */
  parent?: { fact: string; type: ContentType }
  /** Shown in the order an editor gives; others by time or name. */
  ordered: boolean
}

type FormOf<T extends ContentType> = ContentForm & {
  facts: readonly (Fact & { name: keyof Facts<T> })[]
  texts: readonly (TextField & { name: keyof Texts<T> })[]
  blank: Partial<Facts<T>>
}

const title: TextField & { name: 'title' } = { name: 'title', ask: 'line', most: 200 }
const summary: TextField & { name: 'summary' } = { name: 'summary', ask: 'lines', most: 500 }
const body: TextField & { name: 'body' } = { name: 'body', ask: 'blocks' }
const search_words: TextField & { name: 'search_words' } = {
  name: 'search_words',
  ask: 'lines',
  most: 1_000,
  optional: true,
}
const heading = [title, summary]
const article = [title, summary, body]

const minutes = { name: 'minutes', ask: 'number', min: 1, max: 600 } as const
const cover = { name: 'cover', ask: 'medium', of: () => 'image' as const } as const
const isHeard = ({ kind }: Known): boolean => kind === 'audio' || kind === 'video'
const isOpen = ({ kind }: Known): boolean => kind !== 'shelter'
const art = [
  { name: 'niche', ask: 'choice', options: NICHES, words: 'niche' },
  { name: 'drawing', ask: 'choice', options: DRAWINGS, words: 'drawing' },
] as const
const any_region = { name: 'region', ask: 'choice', options: REGION_CODES, words: 'region' } as const
const plain_art = { niche: 'g', drawing: 'sprout' } as const
const questions = { name: 'questions', ask: 'questions' } as const
const bands = { name: 'bands', ask: 'bands' } as const

/** Everything the screens know of each type; `content-forms.test.ts` holds it against the contract. */
export const FORMS: { [T in ContentType]: FormOf<T> } = {
  course_category: { facts: art, texts: heading, blank: plain_art, ordered: true },
  course: {
    facts: [
      { name: 'category', ask: 'content', type: 'course_category' },
      { name: 'audiences', ask: 'several', options: AUDIENCES, words: 'audience' },
      minutes,
      cover,
      ...art,
      { name: 'certificate', ask: 'flag' },
      { name: 'certificate_test', ask: 'content', type: 'test', optional: true, when: ({ certificate }) => certificate === true },
    ],
    texts: [...article, search_words],
    blank: { audiences: [], minutes: 20, cover: null, ...plain_art, certificate: false, certificate_test: null },
    parent: { fact: 'category', type: 'course_category' },
    ordered: true,
  },
  lesson: {
    facts: [
      { name: 'course', ask: 'content', type: 'course' },
      { name: 'kind', ask: 'choice', options: LESSON_KINDS, words: 'lesson_kind' },
      minutes,
      cover,
      { name: 'media', ask: 'medium', of: ({ kind }) => (kind === 'audio' ? 'audio' : 'video'), when: isHeard },
    ],
    texts: [...article, { name: 'transcript', ask: 'lines', most: 20_000, when: isHeard }, search_words],
    blank: { kind: 'text', minutes: 5, cover: null, media: null },
    parent: { fact: 'course', type: 'course' },
    ordered: true,
  },
  resource: {
    facts: [
      { name: 'lesson', ask: 'content', type: 'lesson', optional: true },
      { name: 'kind', ask: 'choice', options: RESOURCE_KINDS, words: 'resource_kind' },
      { name: 'media', ask: 'medium', of: ({ kind }) => kind as MediaKind },
    ],
    texts: [...heading, search_words],
    blank: { lesson: null, kind: 'pdf', media: null },
    parent: { fact: 'lesson', type: 'lesson' },
    ordered: true,
  },
  question_category: { facts: art, texts: heading, blank: plain_art, ordered: true },
  question: {
    facts: [
      { name: 'category', ask: 'content', type: 'question_category' },
      { name: 'age_band', ask: 'choice', options: AGE_BANDS, words: 'age', optional: true },
      { name: 'lesson', ask: 'content', type: 'lesson', optional: true },
      { name: 'place', ask: 'content', type: 'place', optional: true },
    ],
    texts: [title, { name: 'summary', ask: 'lines', most: 2_000 }, body, search_words],
    blank: { age_band: null, lesson: null, place: null },
    parent: { fact: 'category', type: 'question_category' },
    ordered: false,
  },
  faq_category: { facts: art, texts: heading, blank: plain_art, ordered: true },
  faq: {
    facts: [{ name: 'category', ask: 'content', type: 'faq_category' }],
    texts: [title, body, search_words],
    blank: {},
    parent: { fact: 'category', type: 'faq_category' },
    ordered: true,
  },
  news: {
    facts: [cover, { name: 'tags', ask: 'tags' }, { ...any_region, optional: true }],
    texts: article,
    blank: { cover: null, tags: [], region: null },
    ordered: false,
  },
  place: {
    facts: [
      { name: 'kind', ask: 'choice', options: PLACE_KINDS, words: 'place_kind' },
      any_region,
      { name: 'lat', ask: 'number', min: 37, max: 46, step: 0.00001, optional: true, when: isOpen },
      { name: 'lng', ask: 'number', min: 55, max: 74, step: 0.00001, optional: true, when: isOpen },
      { name: 'phones', ask: 'phones' },
      { name: 'hours', ask: 'hours' },
      { name: 'day_and_night', ask: 'flag' },
      { name: 'free', ask: 'flag' },
      { name: 'child_alone', ask: 'flag' },
      { name: 'accessible', ask: 'flag' },
      { name: 'website', ask: 'link' },
    ],
    texts: [title, summary, { name: 'address', ask: 'line', most: 300 }],
    blank: {
      kind: 'inson',
      lat: null,
      lng: null,
      phones: [],
      hours: null,
      day_and_night: false,
      free: true,
      child_alone: false,
      accessible: false,
      website: null,
    },
    ordered: false,
  },
  banner: {
    facts: [
      { name: 'placement', ask: 'choice', options: BANNER_PLACES, words: 'banner_place' },
      { name: 'audience', ask: 'choice', options: AUDIENCES, words: 'audience', optional: true },
      { name: 'tone', ask: 'choice', options: BANNER_TONES, words: 'banner_tone' },
      { name: 'priority', ask: 'number', min: 0, max: 100 },
      { name: 'shown_from', ask: 'moment' },
      { name: 'shown_until', ask: 'moment' },
      { name: 'href', ask: 'link' },
    ],
    texts: [title, summary, { name: 'button', ask: 'line', most: 60, when: ({ href }) => href !== null }],
    blank: { placement: 'home', audience: null, tone: 'news', priority: 0, shown_from: null, shown_until: null, href: null },
    ordered: false,
  },
  test: {
    facts: [
      { name: 'kind', ask: 'choice', options: TEST_KINDS, words: 'test_kind' },
      { name: 'audiences', ask: 'several', options: AUDIENCES, words: 'audience' },
      minutes,
      ...art,
      questions,
      bands,
    ],
    texts: [...article, questions, bands, search_words],
    blank: { kind: 'knowledge', audiences: [], minutes: 5, ...plain_art, questions: [], bands: [] },
    ordered: false,
  },
  questionnaire: {
    facts: [
      { name: 'moment', ask: 'choice', options: QUESTIONNAIRE_MOMENTS, words: 'asked_at' },
      { name: 'audience', ask: 'choice', options: AUDIENCES, words: 'audience', optional: true },
      { name: 'once', ask: 'choice', options: ONCE_RULES, words: 'once' },
      { name: 'anonymous', ask: 'flag' },
      questions,
    ],
    texts: [...heading, { name: 'thanks', ask: 'lines', most: 500 }, questions],
    blank: { moment: 'link', audience: null, once: 'once', anonymous: true, questions: [] },
    ordered: false,
  },
  page: {
    facts: [{ name: 'key', ask: 'choice', options: PAGE_KEYS, words: 'page_key' }, ...art],
    texts: [...article, search_words],
    blank: { key: 'about', ...plain_art },
    ordered: false,
  },
}

/** The texts that are asked for with these facts. */
export const askedTexts = (type: ContentType, facts: Known): readonly TextField[] =>
  FORMS[type].texts.filter(({ when }) => when?.(facts) ?? true)

/** One fact changed; what is not asked for any more, or showed another kind of medium, goes with it. */
export function changedFacts(type: ContentType, facts: Known, name: string, value: unknown): Known {
  const next = { ...facts, [name]: value }
  const blank: Known = FORMS[type].blank
  for (const fact of FORMS[type].facts) {
    const other_medium = fact.ask === 'medium' && fact.of(next) !== fact.of(facts)
    if (other_medium || (fact.when && !fact.when(next))) next[fact.name] = blank[fact.name]
  }
  return next
}

/** How an editor finds a type: what belongs together stands together. */
export const SHELVES: readonly { name: string; types: readonly ContentType[] }[] = [
  { name: 'learning', types: ['course_category', 'course', 'lesson', 'resource'] },
  { name: 'questions', types: ['question_category', 'question'] },
  { name: 'faq', types: ['faq_category', 'faq'] },
  { name: 'tests', types: ['test', 'questionnaire'] },
  { name: 'site', types: ['news', 'place', 'banner', 'page'] },
]

export const isContentType = (name: string | undefined): name is ContentType => name !== undefined && name in FORMS
