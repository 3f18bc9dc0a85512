import type { QueueHint } from '@himoya/contract/desk'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../app/services.ts'

/** By chat; read again with the queue itself. */
export function useQueueHints(wanted: boolean): ReadonlyMap<string, QueueHint['topics']> {
  const { api } = useServices()
  const hints = useQuery({
    queryKey: ['queue', 'hints'],
    queryFn: ({ signal }) => api.get<QueueHint[]>('staff/hint/', { signal }),
    select: (marks) => new Map(marks.map(({ chat_id, topics }) => [chat_id, topics])),
    enabled: wanted,
  })
  return hints.data ?? NONE
}

const NONE: ReadonlyMap<string, QueueHint['topics']> = new Map()
