import type { Language } from '@himoya/contract/languages'
import type { TranslationMessages } from 'react-admin'
import type { TextKey } from '../../i18n/text-key.ts'
import type { uz as all } from './uz.ts'

type All = typeof all
declare module '../../i18n/text-key.ts' {
  interface Texts extends All {}
}

/** react-admin's own dictionary is nested, ours is flat; polyglot takes both. */
export type Messages = TranslationMessages & Record<TextKey, string>

/** Only the chosen language is loaded. */
export async function loadMessages(lang: Language): Promise<Messages> {
  if (lang === 'ru') {
    const [{ ru }, { raRu }] = await Promise.all([import('./ru.ts'), import('../../i18n/ra-ru.ts')])
    return { ...raRu, ...ru }
  }
  if (lang === 'en') {
    const [{ en }, { raEn }] = await Promise.all([import('./en.ts'), import('../../i18n/ra-en.ts')])
    return { ...raEn, ...en }
  }
  const [{ uz }, { raUz }] = await Promise.all([import('./uz.ts'), import('../../i18n/ra-uz.ts')])
  return { ...raUz, ...uz }
}
