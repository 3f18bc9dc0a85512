import type { PasskeyAnswer } from '@himoya/contract/passkeys'
import type { StaffSignedIn, StaffUser } from '@himoya/contract/staff'
import { ApiError } from '@himoya/kit/session/api-client'
import type { AuthProvider } from 'react-admin'
import type { Services } from '../session/services.ts'
import { ME } from '../session/me-key.ts'

type Credentials = { email: string; password: string; code?: string } | { answer: PasskeyAnswer }
type Deps = Pick<Services, 'api' | 'tokens' | 'queries' | 'session'>

const NEVER = new Promise<never>(() => {})

/**
 * The address is the door's already, the page not yet. react-admin forgets its queries as it goes, finds nobody signed in again
 * and asks to leave again; answered each time, it set out a thousand times before it arrived.
 */
const isOnTheWayOut = (): boolean => location.hash.startsWith('#/login')

/** Where react-admin asks who is here. `login` rejects with the ApiError of the call, for the page to put in words. */
export function createAuthProvider({ api, tokens, queries, session }: Deps): AuthProvider {
  return {
    async login(credentials: Credentials) {
      const path = 'answer' in credentials ? 'staff/auth/token/passkey/' : 'staff/auth/token/'
      await session.enter(await api.post<StaffSignedIn>(path, credentials))
    },

    async logout() {
      if (isOnTheWayOut()) return NEVER
      return (await session.leave()) === 'ended' ? '/login?ended=1' : '/login'
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
