import type { NumberChangeBody, NumbersDesk } from '@himoya/contract/number-changes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'

const KEY = ['numbers']

export function useNumbers() {
  const { api } = useServices()
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get<NumbersDesk>('staff/number/', { signal }) })
}

/** Asks for a change; `onDone` once it waits for the second person. */
export function useAskForChange(onDone: () => void = () => {}) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  return useMutation({
    mutationFn: (body: NumberChangeBody) => api.post<NumbersDesk>('staff/number/change/', body),
    onSuccess(desk) {
      queries.setQueryData(KEY, desk)
      notify(text('numbers.asked'), 'success')
      onDone()
    },
    onError(error) {
      failed(error)
      void queries.invalidateQueries({ queryKey: KEY })
    },
  })

export function useDecideChange() {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: 'confirm' | 'refuse' }) =>
      api.post<NumbersDesk>(`staff/number/change/${id}/${decision}/`),
    onSuccess(desk, { decision }) {
      queries.setQueryData(KEY, desk)
      if (decision === 'confirm') notify(text('numbers.done'), 'success')
    },
    onError(error) {
      failed(error)
      void queries.invalidateQueries({ queryKey: KEY })
    },
  })
}
