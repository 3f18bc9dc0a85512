import type { ContentType } from '@himoya/contract/content/content-types'
import { LANGUAGES } from '@himoya/contract/languages'
import { plainWords, servedLanguage } from './live.policy.ts'
import type { LiveRow } from './live.store.ts'
import { lineOf, type Working } from '../editing/working.policy.ts'

type Published = Working & {
  id: string
  type: ContentType
  slug: string
  position: number
  sample: boolean
  published_at: Date
  updated_at: Date
}

/** What the public sees of a content: one row a language, with Uzbek where a language is empty. */
export function liveRowsOf(item: Published): LiveRow[] {
  const { id, type, slug, position, facts, texts, sample, published_at, updated_at } = item
  return LANGUAGES.map((lang) => {
    const served = servedLanguage(texts, lang)
    const own = texts[served]
    const words = { texts: own, title: lineOf(own['title']), words: plainWords(own) }
    return { item_id: id, lang, served, type, slug, position, facts, ...words, sample, published_at, updated_at }
  })
}
