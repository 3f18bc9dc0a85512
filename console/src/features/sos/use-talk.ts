import type { InboxMessage } from '@himoya/contract/reports/reports'
import { useMutation } from '@tanstack/react-query'
import { useFailed } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'
import { useRead } from '../../session/use-read.ts'

/** Somebody may be in danger at the other end. */
const REREAD_MS = 2_000
const talkKey = (id: string) => ['sos', 'talk', id] as const

export const useTalk = (id: string) =>
  useRead<InboxMessage[]>(talkKey(id), `staff/sos/${id}/message/`, {
    refetchInterval: REREAD_MS,
    refetchIntervalInBackground: true,
  })

export function useSay(id: string) {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: (said: { cid: string; message: string }) => api.post<InboxMessage[]>(`staff/sos/${id}/message/`, said),
    onSuccess: (messages) => queries.setQueryData(talkKey(id), messages),
    onError: failed,
  })
}
