import { CONTENT, type ContentType, type Facts, type Texts } from '@himoya/contract/content/content-types'
import type { FieldCode } from '@himoya/contract/errors'
import { LANGUAGES, type Language, type Translated } from '@himoya/contract/languages'
import type { RichText } from '@himoya/contract/content/rich-text'
import { formProblems, KEYED_TEXTS, keyedWords, keyProblems, stepsOf, stepType } from '../forms/form-definitions.policy.ts'

/** What an editor works on; both as content-types.ts describes them for the type. */
export type Working = { facts: Record<string, unknown>; texts: Record<Language, Record<string, unknown>> }
export type Fields = Record<string, FieldCode[]>
export type MediumKind = 'image' | 'audio' | 'video' | 'pdf'

/** Facts that name another content, and of which type it has to be. The first one is what the content hangs on. */
const REFERENCES: Partial<Record<ContentType, Record<string, ContentType>>> = {
  course: { category: 'course_category', certificate_test: 'test' },
  lesson: { course: 'course' },
  resource: { lesson: 'lesson' },
  question: { category: 'question_category', lesson: 'lesson', place: 'place' },
  faq: { category: 'faq_category' },
}

/** Facts that name a test with right answers: of a self-check there is nothing to pass. */
const NAMES_KNOWLEDGE: ReadonlySet<string> = new Set(['certificate_test'])

/** Texts without which nothing of the type is shown. */
const NEEDED: Record<ContentType, readonly string[]> = {
  course_category: ['title'],
  course: ['title', 'summary'],
  lesson: ['title'],
  resource: ['title'],
  question_category: ['title'],
  question: ['title', 'summary', 'body'],
  faq_category: ['title'],
  faq: ['title', 'body'],
  news: ['title', 'summary', 'body'],
  place: ['title', 'address'],
  banner: ['title'],
  test: ['title', 'summary', 'body'],
  questionnaire: ['title', 'summary', 'thanks'],
  page: ['title', 'body'],
}

const isFilled = (text: unknown): boolean =>
  typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0

/** Texts that nobody has written yet. */
export function emptyTexts<T extends ContentType>(type: T): Texts<T> {
  const keys = Object.keys(CONTENT[type].texts.shape)
  const empty = (key: string) => (KEYED_TEXTS.has(key) ? {} : key === 'body' ? [] : '')
  return Object.fromEntries(keys.map((key) => [key, empty(key)])) as Texts<T>
}

const isHeard = (type: ContentType, { kind }: Working['facts']): boolean =>
  type === 'lesson' && (kind === 'audio' || kind === 'video')

/** The texts that count for this content: no transcript where nothing is heard, no button that leads nowhere, nothing that nobody reads. */
function countedTexts(type: ContentType, facts: Working['facts']): string[] {
  return Object.keys(CONTENT[type].texts.shape).filter((key) => {
    if (key === 'transcript') return isHeard(type, facts)
    if (KEYED_TEXTS.has(key) || key === 'search_words') return false
    return key !== 'button' || facts['href'] !== null
  })
}

/** How many of the texts stand, in percent, for each language. */
export function completenessOf(type: ContentType, { facts, texts }: Working): Record<Language, number> {
  const counted = countedTexts(type, facts)
  const percent = (lang: Language): number => {
    const own = counted.map((key) => isFilled(texts[lang][key]))
    const all = [...own, ...keyedWords(type, facts, texts[lang]).map(({ stands }) => stands)]
    return Math.round((100 * all.filter(Boolean).length) / all.length)
  }
  return { uz: percent('uz'), ru: percent('ru'), en: percent('en') }
}

function neededTexts(type: ContentType, facts: Working['facts']): string[] {
  // A picture is not heard and a sound is not read: whoever cannot hear gets the transcript (WCAG 2.2, 1.2.1).
  if (type === 'lesson') return isHeard(type, facts) ? ['title', 'transcript'] : ['title', 'body']
  if (type === 'banner' && facts['href'] !== null) return ['title', 'button']
  return [...NEEDED[type]]
}

/**
 * What still has to be written before anybody else should read it: all that is needed in Uzbek, and in each language that has
 * been begun. A language without a title falls back as a whole.
 */
export function missingFields(type: ContentType, { facts, texts }: Working): Fields {
  const missing: Fields = {}
  for (const lang of LANGUAGES) {
    if (lang !== LANGUAGES[0] && !isFilled(texts[lang]['title'])) continue
    for (const key of neededTexts(type, facts)) if (!isFilled(texts[lang][key])) missing[`texts.${lang}.${key}`] = ['required']
    for (const { path, stands } of keyedWords(type, facts, texts[lang]))
      if (!stands) missing[`texts.${lang}.${path}`] = ['required']
  }
  if ((isHeard(type, facts) || type === 'resource') && facts['media'] === null) missing['facts.media'] = ['required']
  return { ...missing, ...formProblems(type, facts) }
}

/** Facts that fit their schema and yet not each other. */
export function contradictions(type: ContentType, facts: Working['facts']): Fields {
  const { kind, lat, lng, shown_from, shown_until } = facts
  const wrong: Fields = {}
  // Where a shelter stands is told to those who come, by people (product.md 10).
  if (type === 'place' && kind === 'shelter') {
    if (lat !== null) wrong['facts.lat'] = ['not_allowed']
    if (lng !== null) wrong['facts.lng'] = ['not_allowed']
  }
  if (type === 'place' && (lat === null) !== (lng === null)) wrong[lat === null ? 'facts.lat' : 'facts.lng'] = ['required']
  const ends_first = typeof shown_from === 'string' && typeof shown_until === 'string' && shown_until <= shown_from
  if (type === 'banner' && ends_first) wrong['facts.shown_until'] = ['out_of_range']
  return { ...wrong, ...keyProblems(type, facts) }
}

export type Reference = { field: string; id: string; type: ContentType; kind?: Facts<'test'>['kind'] }

/** The other contents this one names: the field, the id, and what it has to be. */
export function referencesOf(type: ContentType, facts: Working['facts']): Reference[] {
  const named = Object.entries(REFERENCES[type] ?? {}).flatMap(([key, wanted]) => {
    const id = facts[key]
    if (typeof id !== 'string') return []
    return [{ field: `facts.${key}`, id, type: wanted, ...(NAMES_KNOWLEDGE.has(key) && { kind: 'knowledge' as const }) }]
  })
  const steps = type === 'test' ? stepsOf(facts) : []
  const led = steps.flatMap(({ field, step }) => {
    const wanted = stepType(step)
    return wanted !== null && step.id !== null ? [{ field: `${field}.id`, id: step.id, type: wanted }] : []
  })
  return [...named, ...led]
}

/** The fact by which a content hangs on another, as a filter; null: it hangs on none. */
export function parentFact(type: ContentType, id: string): Record<string, string> | null {
  const [key] = Object.keys(REFERENCES[type] ?? {})
  return key === undefined ? null : { [key]: id }
}

/** The media this content shows: the field, the id, and what it has to be. */
export function mediaOf(type: ContentType, { facts, texts }: Working): { field: string; id: string; kind: MediumKind }[] {
  const { cover, media, kind } = facts
  const named: { field: string; id: string; kind: MediumKind }[] = []
  if (typeof cover === 'string') named.push({ field: 'facts.cover', id: cover, kind: 'image' })
  if (typeof media === 'string') {
    const wanted = type === 'lesson' ? (kind === 'audio' ? 'audio' : 'video') : (kind as MediumKind)
    named.push({ field: 'facts.media', id: media, kind: wanted })
  }
  for (const lang of LANGUAGES) named.push(...shownIn(texts[lang]['body'] as RichText | undefined, `texts.${lang}.body`))
  return named
}

function shownIn(body: RichText | undefined, field: string): { field: string; id: string; kind: MediumKind }[] {
  return (body ?? []).flatMap((block, index) =>
    'media_id' in block ? [{ field: `${field}.${index}.media_id`, id: block.media_id, kind: block.type }] : [],
  )
}

/** A text of one line; '' where there is none. */
export const lineOf = (text: unknown): string => (typeof text === 'string' ? text : '')

/** The title in each language, empty where there is none. */
export function titlesIn({ uz, ru, en }: Working['texts']): Translated {
  return { uz: lineOf(uz['title']), ru: lineOf(ru['title']), en: lineOf(en['title']) }
}

/** All titles, as they are searched. */
export const titlesOf = (texts: Working['texts']): string => LANGUAGES.map((lang) => lineOf(texts[lang]['title'])).join(' ')
