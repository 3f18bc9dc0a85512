import type { Presence, PresenceState } from '@himoya/contract/staff/staff'
import { useMutation } from '@tanstack/react-query'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import { PRESENCE } from '../../../session/use-presence.ts'

/** The switch shows what the server has confirmed, for children see the chat open or closed by it. */
export function useSetPresence() {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: (state: PresenceState) => api.put<Presence>('staff/presence/', { state }),
    onSuccess: (presence) => queries.setQueryData<Presence>(PRESENCE, presence),
    onError: failed,
  })
}
