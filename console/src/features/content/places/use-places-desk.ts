import type { PhoneTask, PhoneTaskPage, PlaceExport, PlaceImport } from '@himoya/contract/content/places'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { useServices } from '../../../session/services.ts'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

export const CALLS_PER_PAGE = 30

/** Numbers that somebody has to call, the most urgent first. */
export const useCalls = (page: number) =>
  useRead<PhoneTaskPage>(['place-calls', page], `staff/place/stale/?page=${page}&page_size=${CALLS_PER_PAGE}`, {
    placeholderData: keepPreviousData,
  })

export const useCallResult = ({ place_id, number }: PhoneTask) =>
  useAct((api, works: boolean) => api.post(`staff/place/${place_id}/check/`, { number, works }), {
    said: (_, works) => (works ? 'place_calls.works_done' : 'place_calls.silent_done'),
    reread: [['place-calls']],
  })

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
export const useExport = () =>
  useAct((api) => api.get<PlaceExport>('staff/place/export/'), { done: ({ csv }) => saveAs('himoya-places.csv', csv) })

function saveAs(name: string, csv: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
