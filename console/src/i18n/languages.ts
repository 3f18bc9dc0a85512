import type { Language } from '@himoya/contract/languages'

/** Each language under its own name, as a person looks for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { uz: 'O‘zbekcha', ru: 'Русский', en: 'English' }

/** From the names, not from the contract's list, which would bring zod into the browser. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[]
