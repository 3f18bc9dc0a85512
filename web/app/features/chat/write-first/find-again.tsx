import type { User } from '@himoya/contract/accounts/auth'
import { useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { useQuery } from '../../../session/use-query.ts'

/** In the tab: whoever said "not at all" is not asked again on this page. */
const KEY = 'himoya_find_again'

/** After the first message of whoever gave no name; whoever chose, or wants nothing, sees it no more. Nobody else fetches its card. */
export function FindAgain({ written }: { written: boolean }) {
  const { api, tab_storage } = useSession()
  const [is_over, setOver] = useState(() => tab_storage.get(KEY) !== null)
  const user = useQuery({
    queryKey: ['UserDetails'],
    queryFn: () => api.get<User>('auth/me/'),
    staleTime: Infinity,
    enabled: written && !is_over,
  })
  const is_asked = !is_over && written && user.data?.nameless === true
  const card = useQuery({
    queryKey: ['FindCard'],
    queryFn: () => import('./find-card.tsx'),
    staleTime: Infinity,
    enabled: is_asked,
  })
  if (!is_asked || !card.data) return null
  const end = (): void => {
    tab_storage.set(KEY, '1')
    setOver(true)
  }
  return <card.data.FindCard onEnd={end} />
}
