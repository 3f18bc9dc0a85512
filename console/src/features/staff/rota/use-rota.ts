import type { Rota, RotaShift } from '@himoya/contract/staff/shifts'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../../session/services.ts'
import { addDays } from '../../../ui/words/weeks.ts'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

/** Who plans sees at once who is there. */
const READ_AGAIN = [['rota'], ['queue', 'presence']]

export type NewShift = { account_id: string; starts_at: string; ends_at: string; weeks: number }

export const useRota = (monday: string) => useRead<Rota>(['rota', monday], `staff/rota/?from=${monday}&to=${addDays(monday, 6)}`)

export function usePlanShift(onDone: () => void) {
  const { api, queries } = useServices()
  return useMutation({
    mutationFn: (shift: NewShift) => api.post<RotaShift[]>('staff/rota/', shift),
    onSuccess: onDone,
    onSettled: () => Promise.all(READ_AGAIN.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}

export const useDropShift = (done: () => void) =>
  useAct((api, id: string) => api.delete(`staff/rota/${id}/`), { done, reread: READ_AGAIN })
