import { randomUUID } from 'node:crypto'
import type { ContentType } from '@himoya/contract/content/content-types'
import { FACTS, inAllLanguages, TEXTS } from '../content-drafts.ts'
import { type Cast, does } from './cast.ts'
import type { State } from './rules.ts'

export type Made = { id: string; slug: string; version: number; facts: unknown }
/** What a type hangs on, which has to be published before it. */
const HANGS: Partial<Record<ContentType, readonly ContentType[]>> = {
  course: ['course_category'],
  lesson: ['course_category', 'course'],
  question: ['question_category'],
  faq: ['faq_category'],
}
const published = new WeakMap<Cast, Map<ContentType, Promise<Made>>>()

/** One that nobody changes, made once. */
export function publishedOf(cast: Cast, type: ContentType): Promise<Made> {
  const known = published.get(cast) ?? new Map<ContentType, Promise<Made>>()
  published.set(cast, known)
  const made = known.get(type) ?? makeContent(cast, type, 'open')
  known.set(type, made)
  return made
}

let turn = 0
/** open: published; hidden: a second person looks at it; archived: it was public once. */
export async function makeContent(cast: Cast, type: ContentType, state: State): Promise<Made> {
  const { app, second } = cast
  turn += 1
  const slug = `sinov-${type.replace('_', '-')}-${turn}`
  if (state === 'missing') return { id: randomUUID(), slug, version: 1, facts: {} }
  const on: Partial<Record<ContentType, string>> = {}
  for (const below of HANGS[type] ?? []) on[below] = (await publishedOf(cast, below)).id
  const facts = FACTS[type]({ on, media: null })
  const body = { slug, safety: false, facts, texts: inAllLanguages(TEXTS[type](`Sinov ${turn}`)) }
  const path = `staff/content/${type}/`
  const made = await does(app, second.editor, 'POST', path, body)
  const at = `${path}${made.id}/`
  await does(app, second.editor, 'POST', `${at}review/`)
  if (state === 'open' || state === 'archived') await does(app, second.supervisor, 'POST', `${at}publish/`, {})
  if (state === 'archived') await does(app, second.supervisor, 'POST', `${at}archive/`)
  const { version } = await does(app, second.editor, 'GET', at)
  return { id: made.id, slug, version, facts }
}
