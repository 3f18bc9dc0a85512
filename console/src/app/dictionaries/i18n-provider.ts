import type { Language } from '@himoya/contract/languages'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider } from 'react-admin'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { loadMessages, type Messages } from './messages.ts'

const KEY = /^[a-z_]+(\.[a-zA-Z_0-9]+)+$/

/**
 * A text that is missing never throws and never shows its key. react-admin also passes whole sentences through the
 * dictionary (a notification's text); those stay as they are.
 */
const withoutRawKeys = (key: string): string => (KEY.test(key) ? '' : key)

/** `first`: the messages of `lang`, loaded before the first paint. */
export function createI18nProvider(lang: Language, first: Messages): I18nProvider {
  return polyglotI18nProvider(
    (locale: string) => (locale === lang ? first : loadMessages(locale as Language)),
    lang,
    LANGUAGES.map((locale) => ({ locale, name: LANGUAGE_NAMES[locale] })),
    { onMissingKey: withoutRawKeys },
  )
}
