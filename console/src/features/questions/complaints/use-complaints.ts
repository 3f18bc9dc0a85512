import type { StaffComplaint } from '@himoya/contract/questions/complaints'
import { useMutation } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { useServices } from '../../../session/services.ts'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { keepWorkItem, rereadWorkItem, useWorkItem, type WorkList } from '../../../ui/pages/work-list.ts'

export const complaint_list: WorkList = { name: 'complaints', path: 'staff/complaint/' }

/** Each reading stands in the audit, so it is read once. */
export const useComplaint = (id: string) => useWorkItem<StaffComplaint>(complaint_list, id, { staleTime: Infinity })

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
      keepWorkItem(queries, complaint_list, id, complaint)
      notify(text(act === 'answer' ? 'complaints.answer_sent' : 'complaints.done_said'), 'success')
    },
    onError(error) {
      failed(error)
      void rereadWorkItem(queries, complaint_list, id)
    },
  })
}
