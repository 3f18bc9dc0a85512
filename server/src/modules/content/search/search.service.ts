import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { FOUND_TYPES } from '@himoya/contract/content/search-lists'
import type { Found, FoundPage, SearchQuery } from '@himoya/contract/content/search'
import type { Db } from '../../../platform/db/connect.ts'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { foldText } from './fold.policy.ts'
import { excerptOf, markText } from './highlight.policy.ts'
import { byIndex, deleteLostWords, readFound, readMatches, readNear, readTermStatus, type Term } from './search.store.ts'
import { beginningOf, mayBeMistyped, meantWords, wordsOf } from './terms.policy.ts'

const PATH = '/api/v1/search/'
/** A whole school may stand behind one address. */
const SEARCH_LIMIT = { points: 240, seconds: 60 }

type Parts = Pick<Platform, 'db' | 'limiter' | 'searchTurn'>
type Asker = Pick<Client, 'lang' | 'address' | 'is_own_call'>

type Match = { id: string; type: Found['type'] }
type Outcome = {
  matches: Match[]
  /** The language whose texts were found in. */
  lang: Language
  /** With which a word of such a text begins that was looked for. */
  beginnings: string[]
  mistyped: boolean
}

/**
 * Public content with these words, the best first: all types, or one. First as they were typed, in the asked language and then
 * in the others; then as they may have been meant. Throws `rate_limited`.
 */
export async function search(platform: Parts, asker: Asker, query: SearchQuery): Promise<FoundPage> {
  const { db } = platform
  const { lang } = asker
  const { matches, mistyped, ...found } = await lookFor(platform, asker, query.q)
  const wanted = matches.filter(({ type }) => query.type === undefined || type === query.type)
  const { limit, offset } = windowOf(query)
  const shown = wanted.slice(offset, offset + limit)
  const beginnings = found.lang === lang ? found.beginnings : []
  const results = await present(db, lang, shown, beginnings)
  return { ...pageAnswer(PATH, query, { count: wanted.length, results }), groups: groupsOf(matches), mistyped }
}

/** Ids of one type's texts with these words, the best first; for the lists of other modules. Throws `rate_limited`. */
export async function findContentIds(platform: Parts, asker: Asker, type: Found['type'], words: string): Promise<string[]> {
  const { matches } = await lookFor(platform, asker, words)
  return matches.filter((match) => match.type === type).map(({ id }) => id)
}

/** For a job: the list of known words without those that nobody uses any more. */
export const forgetLostWords = ({ db }: Pick<Platform, 'db'>): Promise<void> => deleteLostWords(db)

/** Every search there is: counted, and on few connections. */
async function lookFor(
  { db, limiter, searchTurn }: Parts,
  { lang, address, is_own_call }: Asker,
  said: string,
): Promise<Outcome> {
  // A page's own search was counted when its form was sent.
  const retry_after = is_own_call ? 0 : await limiter.take('search', address, SEARCH_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  return searchTurn(() => byIndex(db, (own) => lookEverywhere(own, lang, said)))
}

async function lookEverywhere(db: Db, asked: Language, said: string): Promise<Outcome> {
  const order = [asked, ...LANGUAGES.filter((lang) => lang !== asked)]
  for (const forgiving of [false, true]) {
    for (const lang of order) {
      const outcome = await lookIn(db, lang, said, forgiving ? asked : null)
      if (outcome.matches.length > 0) return outcome
    }
  }
  return { matches: [], lang: asked, beginnings: [], mistyped: false }
}

const termOf = (word: string, lang: Language): Term => ({ word, beginning: beginningOf(word, lang) })

/** In the texts of one language. `asked`: an unknown word is what its reader may have meant, or nothing; null: no word is unknown. */
async function lookIn(db: Db, lang: Language, said: string, asked: Language | null): Promise<Outcome> {
  const typed = wordsOf(said, lang).map((word) => termOf(word, lang))
  const status = await readTermStatus(db, lang, typed)
  const spoken = typed.map((term, place) => ({ term, ...status[place]! })).filter(({ empty }) => !empty)
  const unknown = spoken.filter(({ known }) => !known)
  const nothing = { matches: [], lang, beginnings: [], mistyped: false }
  if (spoken.length === 0 || unknown.length > 0 !== (asked !== null)) return nothing
  const meant = await meantBy(
    db,
    lang,
    unknown.map(({ term }) => term.word).filter((word) => mayBeMistyped(word, lang, asked)),
  )
  const terms = spoken.map(({ term, known }) => (known ? [term] : (meant.get(term.word) ?? [])))
  const live = terms.filter((words) => words.length > 0)
  if (live.length === 0) return nothing
  const title = foldText(said, lang)
  const all = await readMatches(db, lang, { terms: live, title, join: 'and' })
  const matches = all.length > 0 || live.length === 1 ? all : await readMatches(db, lang, { terms: live, title, join: 'or' })
  return { matches, lang, mistyped: unknown.length > 0, beginnings: live.flat().map(({ word, beginning }) => beginning ?? word) }
}

/** What each of the unknown words may have meant. */
async function meantBy(db: Db, lang: Language, words: readonly string[]): Promise<Map<string, Term[]>> {
  if (words.length === 0) return new Map()
  const near = await readNear(db, lang, words)
  return new Map(words.map((word) => [word, meantWords(near.get(word)!).map((meant) => termOf(meant, lang))]))
}

/** In the order of their best. */
function groupsOf(matches: readonly Match[]): FoundPage['groups'] {
  const counts = new Map<Found['type'], number>()
  for (const { type } of matches) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([type, count]) => ({ type, count }))
}

async function present(db: Db, lang: Language, shown: readonly Match[], beginnings: readonly string[]): Promise<Found[]> {
  const rows = await readFound(
    db,
    lang,
    shown.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return shown.flatMap(({ id }): Found[] => {
    const row = byId.get(id)
    // Taken from the public between two of our reads.
    if (!row) return []
    const { served } = row
    const type = FOUND_TYPES.find((one) => one === row.type)!
    return [
      {
        id,
        type,
        lang: served,
        path: pathOf(type, row.slug, row.parent ?? ''),
        title: markText(row.title, beginnings, served),
        excerpt: excerptOf(row, beginnings, served),
      },
    ]
  })
}

/** Where a page shows it; `parent` is the slug of its course or group. */
function pathOf(type: Found['type'], slug: string, parent: string): string {
  switch (type) {
    case 'course':
      return `learn/${slug}`
    case 'lesson':
      return `learn/${parent}/${slug}`
    case 'resource':
      return `resources#${slug}`
    case 'question':
      return `questions/${slug}`
    case 'faq':
      return `faq/${parent}#q-${slug}`
    case 'news':
      return `news/${slug}`
    case 'place':
      return `places/${slug}`
    case 'test':
      return `tests/${slug}`
    case 'page':
      return slug
  }
}
