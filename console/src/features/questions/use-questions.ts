import type { CloseReason, QuestionState } from '@himoya/contract/question-lists'
import type { QuestionDraft, StaffQuestion, StaffQuestionPage } from '@himoya/contract/questions'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useServices } from '../../session/services.ts'

export type ListState = 'open' | QuestionState
export const QUESTIONS_PER_PAGE = 20

const KEY = ['questions'] as const
/** Nobody rings for a question, so the list is read again by itself. */
const REREAD_MS = 60_000

export function useQuestionPage(state: ListState, page: number) {
  const { api } = useServices()
  return useQuery({
    queryKey: [...KEY, 'list', state, page],
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
    queryFn: ({ signal }) =>
      api.get<StaffQuestionPage>(`staff/question/?state=${state}&page=${page}&page_size=${QUESTIONS_PER_PAGE}`, { signal }),
  })
}

/** How many still need somebody. */
export function useOpenCount(): number {
  const { api } = useServices()
  const open = useQuery({
    queryKey: [...KEY, 'open'],
    refetchInterval: REREAD_MS,
    queryFn: ({ signal }) => api.get<StaffQuestionPage>('staff/question/?page_size=1', { signal }),
  })
  return open.data?.count ?? 0
}

export function useQuestion(id: string) {
  const { api } = useServices()
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => api.get<StaffQuestion>(`staff/question/${id}/`, { signal }),
  })
}

export type QuestionAction =
  | { act: 'draft'; draft: QuestionDraft }
  | { act: 'submit' }
  | { act: 'approve' }
  | { act: 'return'; note: string }
  | { act: 'escalate'; reason: string }
  | { act: 'close'; closed_for: CloseReason }

/** One step of a question's way; the answer stands in the place of what was shown. */
export function useQuestionAction(id: string) {
  const { api, queries } = useServices()
  return useMutation({
    mutationFn: ({ act, version, ...body }: QuestionAction & { version: number }) =>
      api.post<StaffQuestion>(`staff/question/${id}/${act}/`, { version, ...body }),
    onSuccess(question) {
      queries.setQueryData([...KEY, 'one', id], question)
      void queries.invalidateQueries({ queryKey: [...KEY, 'list'] })
      void queries.invalidateQueries({ queryKey: [...KEY, 'open'] })
    },
  })
}

/** What changed elsewhere is read again. */
export function useReread(id: string): () => Promise<void> {
  const { queries } = useServices()
  return () => queries.invalidateQueries({ queryKey: [...KEY, 'one', id] })
}
