import type { Block } from '@himoya/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFailed } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'

/** The socket says when one is asked for; this is for the time when it is not there. */
const REREAD_MS = 60_000

export function useBlocks() {
  const { api } = useServices()
  return useQuery({
    queryKey: ['blocks'],
    queryFn: ({ signal }) => api.get<Block[]>('staff/block/', { signal }),
    refetchInterval: REREAD_MS,
  })
}

export type Decision = 'confirm' | 'refuse' | 'lift'

export function useDecideBlock() {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: Decision }) => api.post<Block>(`staff/block/${id}/${decision}/`),
    onError: failed,
    onSettled() {
      void queries.invalidateQueries({ queryKey: ['blocks'] })
      void queries.invalidateQueries({ queryKey: ['desk'] })
    },
  })
}
