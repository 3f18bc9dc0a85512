import { z } from 'zod'
import { AgeBand, Audience, Id, RegionCode, Timestamp } from '../common.ts'
import {
  BANNER_PLACES,
  BANNER_TONES,
  CONTENT_STATES,
  CONTENT_TYPES,
  DRAWINGS,
  LESSON_KINDS,
  NICHES,
  PAGE_KEYS,
  PLACE_KINDS,
  RESOURCE_KINDS,
  SLUG_FORM,
} from './content-lists.ts'
import { questionnaireFacts, questionnaireTexts, testFacts, testTexts } from './form-definitions.ts'
import { Href, RichText } from './rich-text.ts'

export const ContentType = z.enum(CONTENT_TYPES)
export type ContentType = z.infer<typeof ContentType>
export const ContentState = z.enum(CONTENT_STATES)
export type ContentState = z.infer<typeof ContentState>

export const Slug = z.string().max(80).regex(SLUG_FORM)

const title = z.string().max(200)
const summary = z.string().max(500)
const minutes = z.int().min(1).max(600)
const audiences = z.array(Audience).min(1).max(4)

/** Opening hours of a week from Monday; an empty day is closed, null: not known. */
const DayHours = z
  .array(z.strictObject({ opens: z.string().regex(/^\d\d:\d\d$/), closes: z.string().regex(/^\d\d:\d\d$/) }))
  .max(4)
export const WeekHours = z.array(DayHours).length(7)
export type WeekHours = z.infer<typeof WeekHours>

/** A number of a place; shown only while its check is fresh (safety.md 6). */
export const CheckedPhone = z.strictObject({ number: z.string().regex(/^\+?\d{3,15}$/), verified_at: Timestamp.nullable() })
export type CheckedPhone = z.infer<typeof CheckedPhone>

const picture = { niche: z.enum(NICHES), drawing: z.enum(DRAWINGS) }
const heading = z.strictObject({ title, summary })
const article = z.strictObject({ title, summary, body: RichText })
/** What people call it who look for it, slang and plain words of harm among them: a search finds the text by it, and nobody reads it. */
const search_words = { search_words: z.string().max(1_000).optional() }

/**
 * Of each type: `facts`, the same in all languages, and `texts`, one of these in each language. A draft may leave texts
 * empty; what is published has at least a title in Uzbek, which stands in for a language that is empty.
 */
export const CONTENT = {
  course_category: { facts: z.strictObject(picture), texts: heading },
  course: {
    facts: z.strictObject({
      category: Id,
      audiences,
      minutes,
      cover: Id.nullable(),
      ...picture,
      certificate: z.boolean(),
      /** A knowledge test of situations that has to be passed for the certificate; courses of before do not say. */
      certificate_test: Id.nullable().optional(),
    }),
    texts: article.extend(search_words),
  },
  lesson: {
    facts: z.strictObject({
      course: Id,
      kind: z.enum(LESSON_KINDS),
      minutes,
      cover: Id.nullable(),
      /** Of an audio or a video lesson. */
      media: Id.nullable(),
    }),
    texts: article.extend({ ...search_words, transcript: z.string().max(20_000) }),
  },
  resource: {
    facts: z.strictObject({ lesson: Id.nullable(), kind: z.enum(RESOURCE_KINDS), media: Id.nullable() }),
    texts: heading.extend(search_words),
  },
  question_category: { facts: z.strictObject(picture), texts: heading },
  question: {
    facts: z.strictObject({ category: Id, age_band: AgeBand.nullable(), lesson: Id.nullable(), place: Id.nullable() }),
    /** `summary` is what was asked, without anything that tells who asked; `body` the answer. */
    texts: z.strictObject({ title, summary: z.string().max(2_000), body: RichText, ...search_words }),
  },
  faq_category: { facts: z.strictObject(picture), texts: heading },
  faq: { facts: z.strictObject({ category: Id }), texts: z.strictObject({ title, body: RichText, ...search_words }) },
  news: {
    facts: z.strictObject({ cover: Id.nullable(), tags: z.array(Slug).max(8), region: RegionCode.nullable() }),
    texts: article,
  },
  place: {
    facts: z.strictObject({
      kind: z.enum(PLACE_KINDS),
      region: RegionCode,
      /** Never of a shelter. */
      lat: z.number().min(37).max(46).nullable(),
      lng: z.number().min(55).max(74).nullable(),
      phones: z.array(CheckedPhone).max(6),
      hours: WeekHours.nullable(),
      day_and_night: z.boolean(),
      free: z.boolean(),
      child_alone: z.boolean(),
      accessible: z.boolean(),
      website: Href.nullable(),
    }),
    texts: z.strictObject({ title, summary, address: z.string().max(300) }),
  },
  banner: {
    facts: z.strictObject({
      placement: z.enum(BANNER_PLACES),
      audience: Audience.nullable(),
      tone: z.enum(BANNER_TONES),
      priority: z.int().min(0).max(100),
      shown_from: Timestamp.nullable(),
      shown_until: Timestamp.nullable(),
      href: Href.nullable(),
    }),
    texts: z.strictObject({ title, summary, button: z.string().max(60) }),
  },
  test: {
    facts: z.strictObject({ audiences, minutes, ...picture, ...testFacts }),
    texts: article.extend({ ...search_words, ...testTexts }),
  },
  questionnaire: {
    facts: z.strictObject(questionnaireFacts),
    texts: heading.extend(questionnaireTexts),
  },
  page: { facts: z.strictObject({ key: z.enum(PAGE_KEYS), ...picture }), texts: article.extend(search_words) },
} as const satisfies Record<ContentType, { facts: z.ZodObject; texts: z.ZodObject }>

export type Facts<T extends ContentType> = z.infer<(typeof CONTENT)[T]['facts']>
export type Texts<T extends ContentType> = z.infer<(typeof CONTENT)[T]['texts']>
