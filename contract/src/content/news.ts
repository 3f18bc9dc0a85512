import { z } from 'zod'
import { Id, pageOf, PageQuery, RegionCode, Timestamp } from '../common.ts'
import { Slug } from './content-types.ts'
import { Language } from '../languages.ts'
import { Picture } from './media-library.ts'
import { ShownText } from './rich-text.ts'

/** One news in a list, in the asked language; `lang` is the one that was served. */
export const NewsRow = z.strictObject({
  id: Id,
  slug: Slug,
  lang: Language,
  title: z.string(),
  summary: z.string(),
  cover: Picture.nullable(),
  tags: z.array(Slug),
  /** Of one division of the country; null: of all. */
  region: RegionCode.nullable(),
  sample: z.boolean(),
  published_at: Timestamp,
  updated_at: Timestamp,
})
export type NewsRow = z.infer<typeof NewsRow>

export const NewsPage = pageOf(NewsRow)
export type NewsPage = z.infer<typeof NewsPage>

export const NewsQuery = PageQuery.extend({ tag: Slug.optional(), region: RegionCode.optional() })
export type NewsQuery = z.infer<typeof NewsQuery>

/** One news to read, with up to three others. */
export const NewsOne = NewsRow.extend({ body: ShownText, others: z.array(NewsRow) })
export type NewsOne = z.infer<typeof NewsOne>
