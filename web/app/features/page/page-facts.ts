import { useMatches } from 'react-router'
import type { meta } from '../../i18n/uz/meta.ts'

/** What a route module exports as `handle`. */
export type PageFacts = {
  /** Which title and description of the dictionary `meta`. Titles are neutral: a tab must not tell on a child (safety.md 4). */
  page: keyof typeof meta
  /** Not for search engines: forms, errors. */
  unlisted?: boolean
}

export const isListed = (facts: PageFacts | undefined): boolean => facts !== undefined && !facts.unlisted

/** The shown page's facts; those of a page that is not there when the route has none. */
export function usePageFacts(): PageFacts {
  const match = useMatches().at(-1)
  return (match?.handle as PageFacts | undefined) ?? { page: 'not_found', unlisted: true }
}
