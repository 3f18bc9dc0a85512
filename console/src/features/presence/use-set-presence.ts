import type { Presence, PresenceState } from '@himoya/contract/staff'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { explain } from '../../ui/words/explain.ts'
import { useText } from '../../i18n/use-text.ts'
import { useServices } from '../../session/services.ts'
import { PRESENCE } from '../../session/use-presence.ts'

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
