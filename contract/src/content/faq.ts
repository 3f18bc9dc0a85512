import { z } from 'zod'
import { Id, pageOf, PageQuery, Timestamp } from '../common.ts'
import { DRAWINGS, NICHES } from './content-lists.ts'
import { Slug } from './content-types.ts'
import { Language } from '../languages.ts'
import { ShownText } from './rich-text.ts'

/** A group of frequent questions, with how many it has; empty groups are not served. */
export const FaqCategory = z.strictObject({
  id: Id,
  slug: Slug,
  lang: Language,
  title: z.string(),
  summary: z.string(),
  niche: z.enum(NICHES),
  drawing: z.enum(DRAWINGS),
  count: z.int(),
})
export type FaqCategory = z.infer<typeof FaqCategory>
export const FaqCategoryPage = pageOf(FaqCategory)
export type FaqCategoryPage = z.infer<typeof FaqCategoryPage>

/** A frequent question with its answer. */
export const Faq = z.strictObject({
  id: Id,
  slug: Slug,
  lang: Language,
  /** Slug of its category. */
  category: Slug,
  title: z.string(),
  body: ShownText,
  sample: z.boolean(),
  updated_at: Timestamp,
})
export type Faq = z.infer<typeof Faq>
export const FaqPage = pageOf(Faq)
export type FaqPage = z.infer<typeof FaqPage>

export const FaqQuery = PageQuery.extend({ category: Slug.optional(), search: z.string().trim().min(1).max(100).optional() })
export type FaqQuery = z.infer<typeof FaqQuery>

/** "Was it helpful?" */
export const HelpfulBody = z.strictObject({ helpful: z.boolean() })

/** How an answer does, for editors: the least helpful first. */
export const FaqHelpful = z.strictObject({ id: Id, title: z.string(), yes: z.int(), no: z.int() })
export type FaqHelpful = z.infer<typeof FaqHelpful>
export const FaqHelpfulPage = pageOf(FaqHelpful)
