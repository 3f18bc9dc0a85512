import type { StaffSignedIn, StaffUser } from '@himoya/contract/staff'
import { ApiError } from '@himoya/kit/api-client'
import type { AuthProvider } from 'react-admin'
import type { Services } from '../app/services.ts'

export const ME = ['me'] as const

type Credentials = { email: string; password: string; code?: string }
type Deps = Pick<Services, 'api' | 'tokens' | 'queries' | 'drafts' | 'forgetTyped' | 'socket'>

/** Where react-admin asks who is here. `login` rejects with the ApiError of the call, for the page to put in words. */
export function createAuthProvider({ api, tokens, queries, drafts, forgetTyped, socket }: Deps): AuthProvider {
  async function signOut(): Promise<void> {
    const refresh = tokens.refresh()
    if (refresh === null) return
    // a dead network must not keep anybody signed in on this computer; the session then ends by its age
    await api.post('staff/auth/logout/', { refresh }).catch(onlyApiError)
    await forgetTyped()
    tokens.clear()
  }

  let has_session = tokens.access() !== null
  return {
    async login(body: Credentials) {
      const { user, ...pair } = await api.post<StaffSignedIn>('staff/auth/token/', body)
      if (!drafts.isOwner(user.id)) await forgetTyped()
      queries.setQueryData<StaffUser>(ME, user)
      tokens.write(pair)
      has_session = true
    },

    /** By the person's own hand there are tokens left to end; a session that the server ended has none. */
    async logout() {
      socket.stop()
      const ended_elsewhere = has_session && tokens.refresh() === null
      has_session = false
      if (ended_elsewhere) return '/login?ended=1'
      await signOut()
      return '/login'
    },

    checkAuth: () => (tokens.access() === null ? Promise.reject(new ApiError({ kind: 'HTTP', status: 401 })) : Promise.resolve()),

    checkError: (error: unknown) =>
      error instanceof ApiError && error.status === 401 ? Promise.reject(error) : Promise.resolve(),

    async getIdentity() {
      const me = await queries.ensureQueryData({ queryKey: ME, queryFn: () => api.get<StaffUser>('staff/auth/me/') })
      return { id: me.id, fullName: me.alias }
    },

    getPermissions: () => Promise.resolve(null),
  }
}

function onlyApiError(error: unknown): void {
  if (!(error instanceof ApiError)) throw error
}
