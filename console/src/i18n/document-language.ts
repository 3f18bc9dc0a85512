import type { I18nProvider } from 'react-admin'

/** Keeps `<html lang>` true, for screen readers and hyphenation, whichever page changes the language. */
export function withDocumentLanguage(provider: I18nProvider): I18nProvider {
  document.documentElement.lang = provider.getLocale()
  return {
    ...provider,
    async changeLocale(lang, options) {
      await provider.changeLocale(lang, options)
      document.documentElement.lang = lang
    },
  }
}
