import type { Language } from '@himoya/contract/languages'

/** A dictionary of the same keys, in another language. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

/** The dotted keys of a dictionary's texts: 'title' | 'steps.first'. */
export type TextKey<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${TextKey<T[K]>}` }[keyof T & string]

/** Each language under its own name, and its short form for narrow screens. */
export const LANGUAGE_NAMES: Record<Language, { name: string; short: string }> = {
  uz: { name: 'O‘zbekcha', short: 'UZ' },
  ru: { name: 'Русский', short: 'RU' },
  en: { name: 'English', short: 'EN' },
}
