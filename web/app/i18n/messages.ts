import type { Language } from '@himoya/contract/languages'
import { home as home_en } from './en/home.ts'
import { meta as meta_en } from './en/meta.ts'
import { shell as shell_en } from './en/shell.ts'
import { home as home_ru } from './ru/home.ts'
import { meta as meta_ru } from './ru/meta.ts'
import { shell as shell_ru } from './ru/shell.ts'
import { home } from './uz/home.ts'
import { meta } from './uz/meta.ts'
import { shell } from './uz/shell.ts'

/** What the server's pages say, by area. Islands load their own areas in one language. */
const uz = { home, meta, shell }
export type PageMessages = typeof uz

const MESSAGES: Record<Language, unknown> = {
  uz,
  ru: { home: home_ru, meta: meta_ru, shell: shell_ru },
  en: { home: home_en, meta: meta_en, shell: shell_en },
}

export const messagesIn = (lang: Language): PageMessages => MESSAGES[lang] as PageMessages

/** What stands where a text is missing: the Uzbek one, or nothing; never a key (seed section 8, product section 1). */
export function fallbackText(namespace: string | undefined, key: string): string {
  const path = [...(namespace ?? '').split('.'), ...key.split('.')].filter(Boolean)
  const text = path.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? at[step as keyof typeof at] : null),
    uz,
  )
  return typeof text === 'string' ? text : ''
}
