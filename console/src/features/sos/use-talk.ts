import type { InboxMessage } from '@himoya/contract/reports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { explain } from '../../ui/words/explain.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'

/** Somebody may be in danger at the other end. */
const REREAD_MS = 2_000
const talkKey = (id: string) => ['sos', 'talk', id] as const

export function useTalk(id: string) {
  const { api } = useServices()
  return useQuery({
    queryKey: talkKey(id),
    queryFn: ({ signal }) => api.get<InboxMessage[]>(`staff/sos/${id}/message/`, { signal }),
    refetchInterval: REREAD_MS,
    refetchIntervalInBackground: true,
  })
}

export function useSay(id: string, onSaid: () => void) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  return useMutation({
    mutationFn: (said: { cid: string; message: string }) => api.post<InboxMessage[]>(`staff/sos/${id}/message/`, said),
    onSuccess(messages) {
      queries.setQueryData(talkKey(id), messages)
      onSaid()
    },
    onError: (error) => notify(explain(error, text), { type: 'error' }),
  })
}
