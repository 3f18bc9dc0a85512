import type { ReactNode } from 'react'
import { createQueryCache } from '../../session/query-cache.ts'
import { QueryCacheProvider } from '../../session/use-query.ts'
import { createSession } from '../../session/visitor-session.ts'
import { createBareRoot } from './bare-root.tsx'
import { pageLanguage } from './island-page.ts'

/** What every island stands on: language, session, cache. Called once by the island's entry. */
export function createIslandRoot(): (texts: object, children: ReactNode) => ReactNode {
  const lang = pageLanguage()
  const session = createSession(lang)
  const queries = createQueryClient()
  // one person's data must not be shown to the next
  session.tokens.onChange(() => session.tokens.access() === null && queries.clear())
  return (texts, children) => (
    <IntlProvider
      locale={lang}
      timeZone="Asia/Tashkent"
      messages={texts as AbstractIntlMessages}
      onError={() => {}}
      getMessageFallback={() => ''}
    >
      <SessionProvider value={session}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </SessionProvider>
    </IntlProvider>
  )
}
