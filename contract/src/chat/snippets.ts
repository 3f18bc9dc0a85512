import { z } from 'zod'
import { Id, pageOf, PageQuery, Timestamp } from '../common.ts'
import { Language } from '../languages.ts'

/** What a snippet may leave open; the composer fills it in before anybody reads it. */
export const SNIPPET_VARIABLES = ['person', 'counsellor'] as const

/** Typed behind `/`: letters of any script, digits and hyphens. */
const shortcut = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}‘’-]{1,29}$/u)
const text = z.string().min(1).max(1_000)

/** A canned reply in one language: `{person}` and `{counsellor}` stand for the two people of the chat. */
export const Snippet = z.strictObject({
  id: Id,
  lang: Language,
  shortcut,
  text,
  /** Only approved ones are offered in a conversation; a change asks for a new approval. */
  state: z.enum(['draft', 'approved']),
  /** Aliases. */
  author: z.string(),
  approved_by: z.string().nullable(),
  updated_at: Timestamp,
  /** The caller may approve it: somebody else wrote it, and one of the two is an editor. */
  can_approve: z.boolean(),
})
export type Snippet = z.infer<typeof Snippet>
export const SnippetPage = pageOf(Snippet)
export type SnippetPage = z.infer<typeof SnippetPage>

export const SnippetQuery = PageQuery.extend({
  lang: Language.optional(),
  state: z.enum(['draft', 'approved']).optional(),
  /** A part of the shortcut or the text. */
  search: z.string().max(100).optional(),
})
export const SnippetBody = z.strictObject({ lang: Language, shortcut, text })
export const ChangeSnippetBody = z.strictObject({ shortcut: shortcut.optional(), text: text.optional() })
