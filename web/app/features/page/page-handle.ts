import { useMatches } from 'react-router'
import type { meta } from '../../i18n/uz/meta.ts'

/** What a route module exports as `handle`. */
export type PageHandle = {
  /** Which title and description of the dictionary `meta`. Titles are neutral: a tab must not tell on a child (safety.md 4). */
  page: keyof typeof meta
  /** Not for search engines: forms, errors. */
  unlisted?: boolean
}

export const isListed = (handle: PageHandle | undefined): boolean => handle !== undefined && !handle.unlisted

/** The shown page's handle; that of a page that is not there when the route has none. */
export function usePageHandle(): PageHandle {
  const match = useMatches().at(-1)
  return (match?.handle as PageHandle | undefined) ?? { page: 'not_found', unlisted: true }
}
