import type { ContentType } from '@himoya/contract/content/content-types'
import { isAlwaysSafetyText } from '@himoya/contract/content/safety-texts'
import type { ContentOne } from '@himoya/contract/content/editing'
import type { Language } from '@himoya/contract/languages'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { FORMS, type TextField } from '../content-forms.ts'
import { areBothReordered, isOrder, partAt, partsOf, withPart } from './keyed-parts.ts'

export type FieldValues = Record<string, unknown>
/** What an editor changes: the part of a content that is saved. */
export type Working = { slug: string; safety: boolean; facts: FieldValues; texts: Record<Language, FieldValues> }

export function blankWorking(type: ContentType, known: FieldValues = {}): Working {
  const facts = { ...FORMS[type].blank, ...known }
  return {
    slug: '',
    safety: isAlwaysSafetyText(type, facts),
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

/** Words under keys are empty when each of them is. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

/**
 * A place in a working copy, spelt as the server names it in `fields`: `facts.category`, `texts.uz.title`. What has keys is
 * named by them, one by one: `facts.questions.<key>`, `texts.uz.questions.<key>`, and the order of `facts.questions` by ORDER.
 */
export type Path = 'slug' | 'safety' | `facts.${string}` | `texts.${Language}.${string}`

function pathsOf({ facts, texts }: Working): Path[] {
  const named = (path: Path, value: unknown): Path[] => partsOf(path, value).map((part) => `${path}${part}` as Path)
  return [
    'slug',
    'safety',
    ...Object.entries(facts).flatMap(([name, value]) => named(`facts.${name}`, value)),
    ...LANGUAGES.flatMap((lang) => Object.entries(texts[lang]).flatMap(([name, value]) => named(`texts.${lang}.${name}`, value))),
  ]
}

export function valueAt(working: Working, path: Path): unknown {
  const [first, second, third, fourth] = path.split('.') as [string, string, string, string?]
  if (first === 'facts') return third === undefined ? working.facts[second] : partAt(working.facts[second], third)
  if (first !== 'texts') return working[first as 'slug' | 'safety']
  const text = working.texts[second as Language][third]
  return fourth === undefined ? text : partAt(text, fourth)
}

export function withValue(working: Working, path: Path, value: unknown): Working {
  const [first, second, third, fourth] = path.split('.') as [string, string, string, string?]
  if (first === 'facts') {
    const fact = third === undefined ? value : withPart(working.facts[second], third, value)
    return { ...working, facts: { ...working.facts, [second]: fact } }
  }
  if (first !== 'texts') return { ...working, [first]: value }
  const lang = second as Language
  const text = fourth === undefined ? value : withPart(working.texts[lang][third], fourth, value)
  return { ...working, texts: { ...working.texts, [lang]: { ...working.texts[lang], [third]: text } } }
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
    const [own, their, first] = [valueAt(mine, path), valueAt(theirs, path), valueAt(base, path)]
    if (isSame(own, first)) continue
    working = withValue(working, path, own)
    if (isOrder(path) ? areBothReordered(own, their, first) : !isSame(their, first)) open.push(path)
  }
  return { working, open }
}
