import { z } from 'zod'
import { Audience, Id, pageOf, PageQuery, RegionCode, Timestamp } from '../common.ts'
import { BANNER_PLACES, BANNER_TONES, DRAWINGS, NICHES, PAGE_KEYS } from './content-lists.ts'
import { Language } from '../languages.ts'
import { Href, ShownText } from './rich-text.ts'

/** About, privacy, terms, complaint: pages every installation has. */
export const SitePage = z.strictObject({
  key: z.enum(PAGE_KEYS),
  lang: Language,
  title: z.string(),
  summary: z.string(),
  body: ShownText,
  niche: z.enum(NICHES),
  drawing: z.enum(DRAWINGS),
  sample: z.boolean(),
  updated_at: Timestamp,
})
export type SitePage = z.infer<typeof SitePage>

/** A strip above a page's content. */
export const Banner = z.strictObject({
  id: Id,
  lang: Language,
  placement: z.enum(BANNER_PLACES),
  audience: Audience.nullable(),
  tone: z.enum(BANNER_TONES),
  priority: z.int(),
  title: z.string(),
  summary: z.string(),
  /** Words of the link; empty: there is none. */
  button: z.string(),
  href: Href.nullable(),
})
export type Banner = z.infer<typeof Banner>
export const BannerPage = pageOf(Banner)
export type BannerPage = z.infer<typeof BannerPage>

/** Those of a place and those of every place; with an audience, those for all and those for it. */
export const BannerQuery = PageQuery.extend({ placement: z.enum(BANNER_PLACES).optional(), audience: Audience.optional() })
export type BannerQuery = z.infer<typeof BannerQuery>

/** How much there is, rounded down so that nobody is counted out of it. */
export const Counts = z.strictObject({
  lessons: z.int(),
  questions: z.int(),
  places: z.int(),
  /** Conversations that were answered and have ended. */
  conversations: z.int(),
})
export type Counts = z.infer<typeof Counts>

export const Region = z.strictObject({ code: RegionCode, name: z.string() })
export type Region = z.infer<typeof Region>
export const RegionPage = pageOf(Region)
export type RegionPage = z.infer<typeof RegionPage>
