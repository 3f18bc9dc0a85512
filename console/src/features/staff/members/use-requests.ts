import type { MemberRequest, MemberRequestPage } from '@himoya/contract/staff/members'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

export const REQUESTS_PER_PAGE = 20
/** No socket tells of these: they are few, and an SMS has told already. */
const REREAD_MS = 60_000

export const useRequests = (page: number) =>
  useRead<MemberRequestPage>(['member-requests', page], `staff/member-request/?page=${page}&page_size=${REQUESTS_PER_PAGE}`, {
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
  })

type Decision = { id: string; approve: true } | { id: string; approve: false; reason: string }

export const useDecideRequest = (done: () => void) =>
  useAct((api, { id, ...decision }: Decision) => api.post<MemberRequest>(`staff/member-request/${id}/decide/`, decision), {
    done,
    reread: [['member-requests']],
  })
