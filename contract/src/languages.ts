import { z } from 'zod'

/** The three languages, Uzbek (Latin) first: it is the default everywhere (seed section 1). */
export const LANGUAGES = ['uz', 'ru', 'en'] as const

/** A language tag as it stands in paths, headers and rows. */
export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>

/** One text in each language. */
export type Translated = Record<Language, string>
