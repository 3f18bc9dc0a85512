import type { Language } from '@himoya/contract/languages'
import { FULL } from '../kit/test/full.ts'
import type { House } from './house.ts'

/** Below these, a name follows; elsewhere in a path a name stands. */
const WORDS = new Set(['', 'learn', 'questions', 'places', 'news', 'faq', 'for', 'about', 'in'])

/** `learn/course/lesson` and its likes are one kind of page. */
const kindOf = (path: string): string =>
  path
    .split('/')
    .map((step, place) => (place === 0 || (place === 1 && WORDS.has(step)) ? step : '*'))
    .join('/')

/** Whether a path is among the first `most` of its kind that were asked about; in the full form every one is. */
export function firstOfEachKind(most: number): (path: string) => boolean {
  const seen = new Map<string, number>()
  return (path) => {
    const kind = kindOf(path)
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return FULL || count <= most
  }
}

/** A page as it is, for who only reads it: nobody waits for it to be made small. */
export const readPage = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()

/** Every page of a language that may be found, by its path below the language, as the map of the site has it. */
export async function listedPaths({ url }: House, lang: Language): Promise<string[]> {
  const map = await readPage(`${url}/sitemap.xml`)
  return [...map.matchAll(new RegExp(`<loc>[^<]*?/${lang}((?:/[^<]*)?)</loc>`, 'g'))].map((hit) => hit[1]!.slice(1))
}

/** Making every page to find the longest takes longer than all that is done with them. */
export const LOOKED_AT = 4
const chosen = new Map<Language, Promise<string[]>>()

/**
 * One page of each kind, the longest (for the gate, of its first few): what holds for it holds for its kind. All houses are copies of
 * one, so a worker looks once; not for a file that publishes or takes away.
 */
export function longestOfEachKind(house: House, lang: Language): Promise<string[]> {
  const known = chosen.get(lang) ?? chooseLongest(house, lang)
  chosen.set(lang, known)
  return known
}

/** `paths` without those whose kind one before them has, or `known` has; in the full form all that are not known themselves. */
export function newKinds(paths: readonly string[], known: readonly string[] = []): string[] {
  const seen = new Set(known.map((path) => (FULL ? path : kindOf(path))))
  return paths.filter((path) => {
    const kind = FULL ? path : kindOf(path)
    return !seen.has(kind) && seen.add(kind)
  })
}

async function chooseLongest(house: House, lang: Language): Promise<string[]> {
  const longest = new Map<string, { path: string; bytes: number }>()
  for (const path of (await listedPaths(house, lang)).filter(firstOfEachKind(LOOKED_AT))) {
    const bytes = (await readPage(`${house.url}/${lang}${path && `/${path}`}`)).length
    const kind = kindOf(path)
    if (bytes > (longest.get(kind)?.bytes ?? 0)) longest.set(kind, { path, bytes })
  }
  return [...longest.values()].map(({ path }) => path)
}
