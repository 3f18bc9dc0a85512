import type { User } from '@himoya/contract/accounts/auth'
import { useQuery, useQueryClient } from '../../../session/use-query.ts'
import { useEffect } from 'react'
import { useSession } from '../../../session/session.ts'

const KEY = ['UserDetails'] as const

/** The signed-in person, kept equal over the tabs of this browser. */
export function useUser() {
  const { api, user_changes } = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    return user_changes.listen((user) => user && queries.setQueryData(KEY, user))
  }, [queries, user_changes])
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get<User>('auth/me/', { signal }) })
}

/** Settings and photo (seed section 4): shown here at once, and in the other tabs. */
export function useKeepUser(): (user: User) => void {
  const { user_changes } = useSession()
  const queries = useQueryClient()
  return (user) => {
    queries.setQueryData(KEY, user)
    user_changes.post(user)
  }
}
