import type { ReactNode } from 'react'
import { createQueryCache } from '../../session/query-cache.ts'
import { QueryCacheProvider } from '../../session/use-query.ts'
import { createSession } from '../../session/visitor-session.ts'
import { createBareRoot } from './bare-root.tsx'
import { pageLanguage } from './island-page.ts'

/** What most islands stand on: language, session, cache. Called once by the island's entry. */
export function createIslandRoot(session = createSession(pageLanguage())): (texts: object, children: ReactNode) => ReactNode {
  const root = createBareRoot(session)
  const queries = createQueryCache()
  // one person's data must not be shown to the next
  session.tokens.onChange(() => session.tokens.access() === null && queries.clear())
  return (texts, children) => root(texts, <QueryCacheProvider value={queries}>{children}</QueryCacheProvider>)
}
