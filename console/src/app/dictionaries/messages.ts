import type { Language } from '@himoya/contract/languages'
import type { Texts } from '../../i18n/text-key.ts'

/** Only the chosen language is loaded: whatever lies in the folders of features as `uz.ts`, `ru.ts` or `en.ts`. */
export async function loadTexts(lang: Language): Promise<Texts> {
  if (lang === 'ru') return (await import('./russian.ts')).ru
  if (lang === 'en') return (await import('./english.ts')).en
  return (await import('./uzbek.ts')).uz
}
