import type { PhoneTask, PhoneTaskPage, PlaceExport, PlaceImport } from '@himoya/contract/places'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'

export const CALLS_PER_PAGE = 30

/** Numbers that somebody has to call, the most urgent first. */
export function useCalls(page: number) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['place-calls', page],
    placeholderData: keepPreviousData,
    queryFn: () => api.get<PhoneTaskPage>(`staff/place/stale/?page=${page}&page_size=${CALLS_PER_PAGE}`),
  })
}

export function useCallResult({ place_id, number }: PhoneTask) {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  return useMutation({
    mutationFn: (works: boolean) => api.post(`staff/place/${place_id}/check/`, { number, works }),
    onSuccess: (_, works) => notify(text(works ? 'place_calls.works_done' : 'place_calls.silent_done'), 'success'),
    onError: failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['place-calls'] }),
  })
}

/** `try` only says what would happen. */
export function useImport() {
  const { api, queries } = useServices()
  return useMutation({
    mutationFn: (body: { csv: string; mode: 'try' | 'write' }) =>
      api.post<PlaceImport>('staff/place/import/', body, { timeout_ms: 60_000 }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['content', 'place'] }),
  })
}

/** All places as a table, put where the browser puts what it downloads. */
export function useExport() {
  const { api } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: () => api.get<PlaceExport>('staff/place/export/'),
    onSuccess: ({ csv }) => saveAs('himoya-places.csv', csv),
    onError: failed,
  })
}

function saveAs(name: string, csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
