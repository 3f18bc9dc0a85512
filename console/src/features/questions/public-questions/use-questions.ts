import type { CloseReason } from '@himoya/contract/questions/public-question-lists'
import type { QuestionDraft, StaffQuestion } from '@himoya/contract/questions/public-questions'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../session/services.ts'
import { keepWorkItem, rereadWorkItem, useWorkItem, type WorkList } from '../../../ui/pages/work-list.ts'

export const question_list: WorkList = { name: 'questions', path: 'staff/question/' }

export const useQuestion = (id: string) => useWorkItem<StaffQuestion>(question_list, id)

export type QuestionAction =
  | { act: 'draft'; draft: QuestionDraft }
  | { act: 'submit' }
  | { act: 'approve' }
  | { act: 'return'; note: string }
  | { act: 'escalate'; reason: string }
  | { act: 'close'; closed_for: CloseReason }

/** One step of a question's way. */
export function useQuestionAction(id: string) {
  const { api, queries } = useServices()
  return useMutation({
    mutationFn: ({ act, version, ...body }: QuestionAction & { version: number }) =>
      api.post<StaffQuestion>(`staff/question/${id}/${act}/`, { version, ...body }),
    onSuccess: (question) => keepWorkItem(queries, question_list, id, question),
  })
}

/** What changed elsewhere is read again. */
export function useReread(id: string): () => Promise<void> {
  const { queries } = useServices()
  return () => rereadWorkItem(queries, question_list, id)
}
