import type { Presence } from '@himoya/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useServices } from './services.ts'

/** Begins as the queue's key does: whatever changes the lists changes how many chats I have. */
export const PRESENCE = ['queue', 'presence'] as const
/** Another tab or computer of the same person, or a setting of the team, may have changed it. */
const REREAD_MS = 5_000

export function usePresence() {
  const { api } = useServices()
  return useQuery({
    queryKey: PRESENCE,
    queryFn: () => api.get<Presence>('staff/presence/'),
    refetchInterval: REREAD_MS,
  })
}
