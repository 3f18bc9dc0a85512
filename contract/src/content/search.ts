import { z } from 'zod'
import { Id, pageOf, PageQuery } from '../common.ts'
import { Language } from '../languages.ts'
import { LENGTHS } from '../limits.ts'
import { FOUND_TYPES } from './search-lists.ts'

export const SearchQuery = PageQuery.extend({ q: z.string().min(1).max(LENGTHS.search), type: z.enum(FOUND_TYPES).optional() })
export type SearchQuery = z.infer<typeof SearchQuery>

/** A text in pieces, in their order; `hit` are those that were looked for. */
export const MarkedText = z.array(z.strictObject({ text: z.string(), hit: z.boolean() }))
export type MarkedText = z.infer<typeof MarkedText>

export const Found = z.strictObject({
  id: Id,
  type: z.enum(FOUND_TYPES),
  lang: Language,
  /** Address after the language: `news/a-slug`. */
  path: z.string(),
  title: MarkedText,
  /** Words around the first hit, or the beginning. */
  excerpt: MarkedText,
})
export type Found = z.infer<typeof Found>

/** The best first. */
export const FoundPage = pageOf(Found).extend({
  /** How many of each type the words are found in, whatever `type` was asked for; the type of the best one first. */
  groups: z.array(z.strictObject({ type: z.enum(FOUND_TYPES), count: z.int() })),
  /** A word is in no text; what is spelled like it was looked for. */
  mistyped: z.boolean(),
})
export type FoundPage = z.infer<typeof FoundPage>
