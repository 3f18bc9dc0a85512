import type { NumberChangeBody, NumbersDesk } from '@himoya/contract/number-changes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { explain } from '../../ui/words/explain.ts'
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
  return useMutation({
    mutationFn: (body: NumberChangeBody) => api.post<NumbersDesk>('staff/number/change/', body),
    onSuccess(desk) {
      queries.setQueryData(KEY, desk)
      notify(text('numbers.asked'), { type: 'success' })
      onDone()
    },
    onError(error) {
      notify(explain(error, text), { type: 'error' })
      void queries.invalidateQueries({ queryKey: KEY })
    },
  })
}

export function useDecideChange() {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: 'confirm' | 'refuse' }) =>
      api.post<NumbersDesk>(`staff/number/change/${id}/${decision}/`),
    onSuccess(desk, { decision }) {
      queries.setQueryData(KEY, desk)
      if (decision === 'confirm') notify(text('numbers.done'), { type: 'success' })
    },
    onError(error) {
      notify(explain(error, text), { type: 'error' })
      void queries.invalidateQueries({ queryKey: KEY })
    },
  })
}
