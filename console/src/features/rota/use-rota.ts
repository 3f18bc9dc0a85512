import type { Rota, RotaShift } from '@himoya/contract/shifts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFailed } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'
import { addDays } from '../../ui/words/weeks.ts'

export type NewShift = { account_id: string; starts_at: string; ends_at: string; weeks: number }

export function useRota(monday: string) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['rota', monday],
    queryFn: () => api.get<Rota>(`staff/rota/?from=${monday}&to=${addDays(monday, 6)}`),
  })
}

export function usePlanShift(onDone: () => void) {
  const { api } = useServices()
  const after = useAfter()
  return useMutation({
    mutationFn: (shift: NewShift) => api.post<RotaShift[]>('staff/rota/', shift),
    onSuccess: onDone,
    onSettled: after,
  })
}

export function useDropShift(onDone: () => void) {
  const { api } = useServices()
  const failed = useFailed()
  const after = useAfter()
  return useMutation({
    mutationFn: (id: string) => api.delete(`staff/rota/${id}/`),
    onSuccess: onDone,
    onError: failed,
    onSettled: after,
  })
}

function useAfter(): () => Promise<void> {
  const { queries } = useServices()
  return async () => {
    await queries.invalidateQueries({ queryKey: ['rota'] })
    await queries.invalidateQueries({ queryKey: ['queue', 'presence'] })
  }
}
