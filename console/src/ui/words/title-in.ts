import type { Language, Translated } from '@himoya/contract/languages'
import { LANGUAGES } from '../../i18n/languages.ts'

/** In the reader's language; else in the first that has one, else nothing. */
export const titleIn = (titles: Translated, lang: Language): string =>
  [lang, ...LANGUAGES].map((one) => titles[one]).find((title) => title.trim() !== '') ?? ''
