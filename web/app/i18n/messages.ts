import type { Language } from '@himoya/contract/languages'
import { createTranslator } from 'use-intl/core'
import { en } from './dictionaries/en.ts'
import { ru } from './dictionaries/ru.ts'
import { uz } from './dictionaries/uz.ts'
import type { TextKey } from './languages.ts'

export type Messages = typeof uz

const MESSAGES: Record<Language, Messages> = { uz, ru, en }

/** All texts of a language as the build left them: one with a value in it is no string any more. Read them by `textsIn` or `useTexts`. */
export const messagesIn = (lang: Language): Messages => MESSAGES[lang]

/** `useTexts` for loaders, where no component is: `textsIn(lang, 'home')('title')`. */
export function textsIn<Area extends keyof Messages>(
  lang: Language,
  area: Area,
): (key: TextKey<Messages[Area]>, values?: Record<string, string>) => string {
  return createTranslator({
    locale: lang,
    messages: MESSAGES[lang],
    namespace: area,
    onError: () => {},
    getMessageFallback: ({ namespace, key }: { namespace?: string; key: string }) => fallbackText(namespace, key),
  } as never) as never
}

/** What stands where a text is missing: the Uzbek one, or nothing; never a key (seed section 8, product section 1). */
export function fallbackText(namespace: string | undefined, key: string): string {
  const path = [...(namespace ?? '').split('.'), ...key.split('.')].filter(Boolean)
  const text = path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? at[step as keyof typeof at] : null),
    uz,
  )
  return typeof text === 'string' ? text : ''
}
