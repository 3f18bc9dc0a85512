import { LANGUAGES, type Language } from '@himoya/contract/languages'

/** A page that may be found; `path` without its language (``, `news/slug`), in the languages its own words are in. */
export type ListedPage = { path: string; languages: readonly Language[]; updated_at: Date | null }

/** The most a map may hold (sitemaps.org). */
const MOST_URLS = 50_000

/** The map for search engines, each page with its other languages. */
export function sitemapText(pages: readonly ListedPage[], public_url: string): string {
  const address = (lang: Language, path: string): string => `${public_url}/${lang}${path && `/${path}`}`
  const urls = pages.flatMap(({ path, languages, updated_at }) => {
    const alternates = languages
      .map((lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(lang, path)}"/>`)
      .join('')
    const changed = updated_at ? `<lastmod>${updated_at.toISOString()}</lastmod>` : ''
    return languages.map((lang) => `<url><loc>${address(lang, path)}</loc>${changed}${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.slice(0, MOST_URLS).join('')}</urlset>`
}

/** Pages that are there in any case, and those of content; where both name one, content knows when it changed. */
export function listedPages(fixed: readonly string[], content: readonly ListedPage[]): ListedPage[] {
  const known = new Set(content.map(({ path }) => path))
  return [
    ...fixed.filter((path) => !known.has(path)).map((path) => ({ path, languages: LANGUAGES, updated_at: null })),
    ...content,
  ]
}
