import type { MemberRequest, MemberRequestPage } from '@himoya/contract/members'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { explain } from '../../ui/words/explain.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'

export const REQUESTS_PER_PAGE = 20
/** No socket tells of these: they are few, and an SMS has told already. */
const REREAD_MS = 60_000

export function useRequests(page: number) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['member-requests', page],
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
    queryFn: ({ signal }) =>
      api.get<MemberRequestPage>(`staff/member-request/?page=${page}&page_size=${REQUESTS_PER_PAGE}`, { signal }),
  })
}

type Decision = { id: string; approve: true } | { id: string; approve: false; reason: string }

export function useDecideRequest(onDone: () => void) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ id, ...decision }: Decision) => api.post<MemberRequest>(`staff/member-request/${id}/decide/`, decision),
    onSuccess: onDone,
    onError: (error) => notify(explain(error, text), { type: 'error' }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['member-requests'] }),
  })
}
