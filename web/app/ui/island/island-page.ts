import type { Language } from '@himoya/contract/languages'

/** The page's language, as the server wrote it. */
export const pageLanguage = (): Language => document.documentElement.lang as Language

/** Adds an island's own rules (`import css from '../../features/page/x.css?inline'`) to the page, without a request and within the CSP. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
