import type { Case, CaseRow } from '@himoya/contract/reports/cases'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import { caseKey, SAY_SO, useRereadBoard } from './public/use-cases.ts'

/** A counsellor takes what is nobody's; of two at the same moment one is told that it has changed. */
export function useTake({ id, version }: CaseRow, me_id: string) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const navigate = useNavigate()
  const rereadBoard = useRereadBoard()
  return useMutation({
    networkMode: SAY_SO,
    mutationFn: () => api.post<Case>(`staff/report/${id}/act/`, { version, act: 'assign', assign_to: me_id }),
    onSuccess(taken) {
      queries.setQueryData(caseKey(id), taken)
      notify(text('case.taken'), 'success')
      void navigate(`/cases/${id}`)
    },
    onError: failed,
    onSettled: rereadBoard,
  })
}
