import type { MemberRequest, MemberRequestPage } from '@himoya/contract/members'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useFailed } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'

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
  const failed = useFailed()
  return useMutation({
    mutationFn: ({ id, ...decision }: Decision) => api.post<MemberRequest>(`staff/member-request/${id}/decide/`, decision),
    onSuccess: onDone,
    onError: failed,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['member-requests'] }),
  })
}
