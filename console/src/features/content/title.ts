import type { Language } from '@himoya/contract/languages'
import { LANGUAGES } from '../../i18n/languages.ts'

/** The title in the first language that has one, else nothing. */
export function titleIn(texts: Record<Language, Record<string, unknown>>): string {
  const titles = LANGUAGES.map((lang) => texts[lang]['title']).filter((title) => typeof title === 'string')
  return titles.find((title) => title.trim() !== '') ?? ''
}
