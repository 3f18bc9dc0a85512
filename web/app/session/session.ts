import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session } from './visitor-session.ts'

export type VisitorRole = 'guest' | 'user'

const SessionContext = createContext<Session | null>(null)
export const SessionProvider = SessionContext.Provider

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('No session above this part')
  return session
}

/** User as long as an access token is stored, else guest; follows the other tabs. */
export function useRole(): VisitorRole {
  const { tokens } = useSession()
  return useSyncExternalStore(
    tokens.onChange,
    () => (tokens.access() === null ? 'guest' : 'user'),
    () => 'guest',
  )
}
