import type { Language } from '@himoya/contract/languages'

const WORDS = {
  uz: () => import('../../../../i18n/uz/for-nickname.ts'),
  ru: () => import('../../../../i18n/ru/for-nickname.ts'),
  en: () => import('../../../../i18n/en/for-nickname.ts'),
}

/** What the panel says of accounts; whoever has one needs none of it. */
export const loadAccountWords = async (lang: Language): Promise<object> => (await WORDS[lang]()).texts
