import type { ReactNode } from 'react'
import { IslandTexts } from '../../i18n/island-texts.tsx'
import { SessionProvider } from '../../session/session.ts'
import type { Session } from '../../session/visitor-session.ts'

/** Language and session: enough for an island that keeps no answers. */
export const createBareRoot =
  (session: Session) =>
  (texts: object, children: ReactNode): ReactNode => (
    <IslandTexts lang={session.lang} texts={texts}>
      <SessionProvider value={session}>{children}</SessionProvider>
    </IslandTexts>
  )
