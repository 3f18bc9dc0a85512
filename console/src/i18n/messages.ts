import type { Language } from '@himoya/contract/languages'
import type { TranslationMessages } from 'react-admin'
import type { TextKey } from './uz.ts'

/** react-admin's own dictionary is nested, ours is flat; polyglot takes both. */
export type Messages = TranslationMessages & Record<TextKey, string>

/** Only the chosen language is loaded. */
export async function loadMessages(lang: Language): Promise<Messages> {
  if (lang === 'ru') {
    const [{ ru }, { raRu }] = await Promise.all([import('./ru.ts'), import('./ra-ru.ts')])
    return { ...raRu, ...ru }
  }
  if (lang === 'en') {
    const [{ en }, { raEn }] = await Promise.all([import('./en.ts'), import('./ra-en.ts')])
    return { ...raEn, ...en }
  }
  const [{ uz }, { raUz }] = await Promise.all([import('./uz.ts'), import('./ra-uz.ts')])
  return { ...raUz, ...uz }
}
