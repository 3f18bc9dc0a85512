import type { Language } from '@himoya/contract/languages'
import { useMatches } from 'react-router'
import type { meta } from '../../i18n/uz/meta.ts'

type PageKey = keyof typeof meta

/** What a route module exports as `handle`. */
export type PageFacts = {
  /** Which title and description of the dictionary `meta`. Titles are neutral: a tab must not tell on a child (safety.md 4). */
  page: PageKey | ((path: string) => PageKey)
  /** Not for search engines: forms, errors. */
  unlisted?: boolean
  /** Its island goes on by a button in the lower bar, which stands above the keyboard too. */
  has_steps?: boolean
  /** It shows itself, further down, what editors want to be seen; an alert stands on top of it all the same. */
  places_banner?: boolean
}

/** What a loader returns as `head` when the page's own content says what it is about; else the dictionary does. */
export type PageHead = {
  title: string
  description: string
  /** The language its words are in, where they are missing in the page's: engines are sent to that page. */
  served?: Language
  /** Structured data of schema.org, one object each. */
  structured?: readonly object[]
  /** Path of the feed this page belongs to. */
  feed?: string
  /** What the site is called on a screen it is put on from this page, and where its manifest and icon lie. */
  app?: { name: string; manifest: string; icon: string }
}

/** The `head` of the shown page's loader, when it has one. */
export function usePageHead(): PageHead | undefined {
  return headOf(useMatches().at(-1)?.loaderData)
}

export const headOf = (loaded: unknown): PageHead | undefined => (loaded as { head?: PageHead } | undefined)?.head

export const isListed = (facts: PageFacts | undefined): boolean => facts !== undefined && !facts.unlisted

/** The shown page's facts; those of a page that is not there when the route has none. */
export function usePageFacts(): Omit<PageFacts, 'page'> & { page: PageKey } {
  const match = useMatches().at(-1)
  const facts = match?.handle as PageFacts | undefined
  if (!match || !facts) return { page: 'not_found', unlisted: true }
  return { ...facts, page: typeof facts.page === 'function' ? facts.page(match.pathname) : facts.page }
}
