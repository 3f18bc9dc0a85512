import type { Language } from '@himoya/contract/languages'
import type { TextKey } from '../../i18n/text-key.ts'
import type { uz as all } from './uz.ts'

type All = typeof all
declare module '../../i18n/text-key.ts' {
  interface Texts extends All {}
}

/** Only the chosen language is loaded. */
export async function loadTexts(lang: Language): Promise<Record<TextKey, string>> {
  if (lang === 'ru') return (await import('./ru.ts')).ru
  if (lang === 'en') return (await import('./en.ts')).en
  return (await import('./uz.ts')).uz
}
