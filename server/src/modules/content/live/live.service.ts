import { Id } from '@himoya/contract/common'
import type { ContentType, Facts, Texts } from '@himoya/contract/content/content-types'
import type { Language } from '@himoya/contract/languages'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError, ifFound } from '../../../platform/core/errors.ts'
import { countLiveBy, type LiveFilter, readLive, readOneLive } from './live.store.ts'

/** One published content in the asked language; `lang` is the language that was served. */
export type Live<T extends ContentType> = {
  id: string
  slug: string
  lang: Language
  facts: Facts<T>
  texts: Texts<T>
  sample: boolean
  published_at: Date
  updated_at: Date
}

type Row = Awaited<ReturnType<typeof readLive>>['rows'][number]

/** What is stored was checked against the type's schema when it was saved. */
const liveOf = <T extends ContentType>({ item_id, served, facts, texts, ...row }: Row): Live<T> => ({
  id: item_id,
  slug: row.slug,
  lang: served,
  facts: facts as Facts<T>,
  texts: texts as Texts<T>,
  sample: row.sample,
  published_at: row.published_at,
  updated_at: row.updated_at,
})

/** Published content of one type, and how many there are beside the page that was asked for. */
export async function listLive<T extends ContentType>(
  db: Db,
  type: T,
  lang: Language,
  filter?: LiveFilter,
): Promise<{ count: number; results: Live<T>[] }> {
  const { rows, count } = await readLive(db, type, lang, filter)
  return { count, results: rows.map((row) => liveOf<T>(row)) }
}

/** Throws `not_found`. */
export async function oneLive<T extends ContentType>(
  db: Db,
  type: T,
  lang: Language,
  by: { id: string } | { slug: string },
): Promise<Live<T>> {
  const row = await readOneLive(db, type, lang, by)
  if (!row) throw new AppError('not_found')
  return liveOf<T>(row)
}

/** An address names content by its id or by its slug. */
export const keyOf = (key: string): { id: string } | { slug: string } => (Id.safeParse(key).success ? { id: key } : { slug: key })

/** The id of what a filter names. Throws `invalid`, naming the filter, when it is not published. */
export async function filterId(db: Db, type: ContentType, filter: string, key: string): Promise<string> {
  const found = await ifFound(oneLive(db, type, 'uz', keyOf(key)))
  if (!found) throw new AppError('invalid', { fields: { [filter]: ['not_allowed'] } })
  return found.id
}

/** How many published contents of a type there are for each one that `fact` names, by its id. */
export const countLive = (db: Db, type: 'lesson' | 'course' | 'question' | 'faq', fact: 'course' | 'category') =>
  countLiveBy(db, type, fact)
