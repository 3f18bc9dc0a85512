import type { Presence, PresenceState } from '@himoya/contract/staff'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { explain } from '../../ui/words/explain.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'

/** Begins as the queue's key does: whatever changes the lists changes how many chats I have. */
const PRESENCE = ['queue', 'presence'] as const
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

/** The switch shows what the server has confirmed, for children see a door open or closed by it. */
export function useSetPresence() {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  return useMutation({
    mutationFn: (state: PresenceState) => api.put<Presence>('staff/presence/', { state }),
    onSuccess: (presence) => queries.setQueryData<Presence>(PRESENCE, presence),
    onError: (error) => notify(explain(error, text), { type: 'error' }),
  })
}
