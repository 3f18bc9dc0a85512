import { useMatches } from 'react-router'
import type { meta } from '../../i18n/uz/meta.ts'

/** What a route module exports as `handle`. */
export type PageFacts = {
  /** Which title and description of the dictionary `meta`. Titles are neutral: a tab must not tell on a child (safety.md 4). */
  page: keyof typeof meta
  /** Not for search engines: forms, errors. */
  unlisted?: boolean
}

/** What a loader returns as `head` when the page's own content says what it is about; else the dictionary does. */
export type PageHead = {
  title: string
  description: string
  /** Address of a picture for those who pass the page on, with its size in pixels. */
  picture?: { src: string; width: number; height: number }
  /** Structured data of schema.org, one object each. */
  structured?: readonly object[]
  /** Path of the feed this page belongs to. */
  feed?: string
}

/** The `head` of the shown page's loader, when it has one. */
export function usePageHead(): PageHead | undefined {
  const loaded = useMatches().at(-1)?.loaderData as { head?: PageHead } | undefined
  return loaded?.head
}

export const isListed = (facts: PageFacts | undefined): boolean => facts !== undefined && !facts.unlisted

/** The shown page's facts; those of a page that is not there when the route has none. */
export function usePageFacts(): PageFacts {
  const match = useMatches().at(-1)
  return (match?.handle as PageFacts | undefined) ?? { page: 'not_found', unlisted: true }
}
