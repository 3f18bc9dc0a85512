import type { StaffSignedIn, StaffUser } from '@himoya/contract/staff'
import { ApiError, type Api } from '@himoya/kit/session/api-client'
import type { StaffSocket } from '@himoya/kit/chat/staff-socket'
import type { TokenStore } from '@himoya/kit/session/token-store'
import type { QueryClient } from '@tanstack/react-query'
import type { Drafts } from './drafts.ts'
import { ME } from './me-key.ts'

export type Session = {
  /** Begins what the server has opened: by sign-in, or by an invitation. */
  enter(signed_in: StaffSignedIn): Promise<void>
  /** Ends it on this computer. `ended`: the server, or another tab, had ended it before. */
  leave(): Promise<'by_hand' | 'ended'>
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
  let open = tokens.access() !== null
  return {
    async enter({ user, access, refresh }) {
      if (!drafts.isOwner(user.id)) await forgetTyped()
      queries.setQueryData<StaffUser>(ME, user)
      tokens.write({ access, refresh })
      open = true
      // react-admin may remember from before that nobody was here
      await queries.resetQueries({ queryKey: ['auth'] })
    },

    async leave() {
      socket.stop()
      const refresh = tokens.refresh()
      const ended = open && refresh === null
      open = false
      if (refresh === null) return ended ? 'ended' : 'by_hand'
      // a dead network must not keep anybody signed in on this computer; the session then ends by its age
      await api.post('staff/auth/logout/', { refresh }).catch(onlyApiError)
      await forgetTyped()
      tokens.clear()
      return 'by_hand'
    },
  }
}

function onlyApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
