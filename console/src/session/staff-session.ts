import type { StaffSignedIn, StaffUser } from '@himoya/contract/staff/staff'
import { ApiError, type Api } from '@himoya/kit/session/api-client'
import type { StaffSocket } from '@himoya/kit/chat/staff-socket'
import type { TokenStore } from '@himoya/kit/session/token-store'
import type { QueryClient } from '@tanstack/react-query'
import type { Drafts } from './drafts.ts'
import { ME } from './me-key.ts'

export type Session = {
  /** Begins what the server has opened: by sign-in, or by an invitation. */
  enter(signed_in: StaffSignedIn): Promise<void>
  /** Ends it on this computer. */
  leave(): Promise<void>
  /** Why nobody is signed in: nobody has been since this page was opened, or who was has left, or the server or another tab ended it. */
  over(): 'before' | 'left' | 'ended'
}

type Deps = {
  api: Api
  tokens: TokenStore
  queries: QueryClient
  socket: StaffSocket
  drafts: Drafts
  forgetTyped(): Promise<void>
}

export function createSession({ api, tokens, queries, drafts, forgetTyped, socket }: Deps): Session {
  let over: ReturnType<Session['over']> = tokens.access() === null ? 'before' : 'ended'
  return {
    async enter({ user, access, refresh }) {
      if (!drafts.isOwner(user.id)) await forgetTyped()
      queries.setQueryData<StaffUser>(ME, user)
      tokens.write({ access, refresh })
      over = 'ended'
    },

    async leave() {
      socket.stop()
      const refresh = tokens.refresh()
      over = 'left'
      if (refresh === null) return
      // a dead network must not keep anybody signed in on this computer; the session then ends by its age
      await api.post('staff/auth/logout/', { refresh }).catch(onlyApiError)
      await forgetTyped()
      tokens.clear()
    },

    over: () => over,
  }
}

function onlyApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
