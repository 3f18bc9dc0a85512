import type { ContentType } from '@himoya/contract/content-types'
import type { ContentOne } from '@himoya/contract/editing'
import type { Language } from '@himoya/contract/languages'
import { LANGUAGES } from '../i18n/languages.ts'
import { askedTexts, FORMS, isSafetyText, type TextField } from './content-forms.ts'

export type FieldValues = Record<string, unknown>
/** What an editor changes: the part of a content that is saved. */
export type Working = { slug: string; safety: boolean; facts: FieldValues; texts: Record<Language, FieldValues> }

export function blankWorking(type: ContentType, known: FieldValues = {}): Working {
  const facts = { ...FORMS[type].blank, ...known }
  return {
    slug: '',
    safety: isSafetyText(type, facts),
    facts,
    texts: { uz: blankTexts(type), ru: blankTexts(type), en: blankTexts(type) },
  }
}

/** A stored one; a language nobody has begun has all its fields, empty. */
export function workingOf({ type, slug, safety, facts, texts }: Pick<ContentOne, 'type' | keyof Working>): Working {
  const filled = (lang: Language): FieldValues => ({ ...blankTexts(type), ...texts[lang] })
  return { slug, safety, facts: { ...facts }, texts: { uz: filled('uz'), ru: filled('ru'), en: filled('en') } }
}

export const blankTexts = (type: ContentType): FieldValues =>
  Object.fromEntries(FORMS[type].texts.map(({ name, ask }) => [name, BLANK[ask]()]))

const BLANK: Record<TextField['ask'], () => unknown> = {
  line: () => '',
  lines: () => '',
  blocks: () => [],
  questions: () => ({}),
  bands: () => ({}),
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && !value.length)

/** How many of the texts stand in a language, of those that are asked for. */
export function filledIn(type: ContentType, { facts, texts }: Working, lang: Language): { filled: number; wanted: number } {
  const wanted = askedTexts(type, facts)
  return { filled: wanted.filter(({ name }) => !isEmpty(texts[lang][name])).length, wanted: wanted.length }
}

/** A place in a working copy, spelt as the server names it in `fields`: `facts.category`, `texts.uz.title`. */
export type Path = 'slug' | 'safety' | `facts.${string}` | `texts.${Language}.${string}`

function pathsOf({ facts, texts }: Working): Path[] {
  return [
    'slug',
    'safety',
    ...Object.keys(facts).map((name): Path => `facts.${name}`),
    ...LANGUAGES.flatMap((lang) => Object.keys(texts[lang]).map((name): Path => `texts.${lang}.${name}`)),
  ]
}

export function valueAt(working: Working, path: Path): unknown {
  const [first, second, third] = path.split('.') as [string, string?, string?]
  if (first === 'facts') return working.facts[second!]
  if (first === 'texts') return working.texts[second as Language][third!]
  return working[first as 'slug' | 'safety']
}

export function withValue(working: Working, path: Path, value: unknown): Working {
  const [first, second, third] = path.split('.') as [string, string?, string?]
  if (first === 'facts') return { ...working, facts: { ...working.facts, [second!]: value } }
  if (first !== 'texts') return { ...working, [first]: value }
  const lang = second as Language
  return { ...working, texts: { ...working.texts, [lang]: { ...working.texts[lang], [third!]: value } } }
}

/** Whatever the order of their keys: the database keeps its own. */
export const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other)

const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** Where two working copies of one content differ. */
export function differences(one: Working, other: Working): Path[] {
  const paths = new Set([...pathsOf(one), ...pathsOf(other)])
  return [...paths].filter((path) => !isSame(valueAt(one, path), valueAt(other, path)))
}

type Merged = { working: Working; open: Path[] }

/**
 * Mine and theirs, both begun from `base`: what only one of us changed is taken from them; where both did, `open` names the
 * place and mine stands there until an editor decides.
 */
export function merge(base: Working, mine: Working, theirs: Working): Merged {
  let working = theirs
  const open: Path[] = []
  for (const path of differences(mine, theirs)) {
    const own = valueAt(mine, path)
    if (isSame(own, valueAt(base, path))) continue
    working = withValue(working, path, own)
    if (!isSame(valueAt(theirs, path), valueAt(base, path))) open.push(path)
  }
  return { working, open }
}
