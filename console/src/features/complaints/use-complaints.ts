import type { StaffComplaint, StaffComplaintPage } from '@himoya/contract/complaints'
import type { ComplaintState } from '@himoya/contract/complaint-lists'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'

export type ListState = 'open' | ComplaintState
export const COMPLAINTS_PER_PAGE = 20

const KEY = ['complaints'] as const
/** Nobody rings for a complaint, so the list is read again by itself. */
const REREAD_MS = 60_000

export function useComplaintPage(state: ListState, page: number) {
  const { api } = useServices()
  return useQuery({
    queryKey: [...KEY, 'list', state, page],
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
    queryFn: ({ signal }) =>
      api.get<StaffComplaintPage>(`staff/complaint/?state=${state}&page=${page}&page_size=${COMPLAINTS_PER_PAGE}`, { signal }),
  })
}

/** How many nobody has answered. */
export function useWaitingComplaints(): number {
  const { api } = useServices()
  const waiting = useQuery({
    queryKey: [...KEY, 'waiting'],
    refetchInterval: REREAD_MS,
    queryFn: ({ signal }) => api.get<StaffComplaintPage>('staff/complaint/?state=waiting&page_size=1', { signal }),
  })
  return waiting.data?.count ?? 0
}

/** Each reading stands in the audit, so it is read once. */
export function useComplaint(id: string) {
  const { api } = useServices()
  return useQuery({
    queryKey: [...KEY, 'one', id],
    staleTime: Infinity,
    queryFn: ({ signal }) => api.get<StaffComplaint>(`staff/complaint/${id}/`, { signal }),
  })
}

export type ComplaintAct = { act: 'answer'; answer: string } | { act: 'done' }

export function useComplaintAct(id: string) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  return useMutation({
    mutationFn: (change: ComplaintAct) =>
      api.post<StaffComplaint>(
        `staff/complaint/${id}/${change.act}/`,
        change.act === 'answer' ? { answer: change.answer } : undefined,
      ),
    onSuccess(complaint, { act }) {
      queries.setQueryData([...KEY, 'one', id], complaint)
      notify(text(act === 'answer' ? 'complaints.answer_sent' : 'complaints.done_said'), 'success')
    },
    onError(error) {
      failed(error)
      void queries.invalidateQueries({ queryKey: [...KEY, 'one', id] })
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [...KEY, 'list'] }),
        queries.invalidateQueries({ queryKey: [...KEY, 'waiting'] }),
      ]),
  })
}
