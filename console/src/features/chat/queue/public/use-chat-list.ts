import type { StaffChat } from '@himoya/contract/staff/staff'
import { useQuery } from '@tanstack/react-query'
import { useServices, useStore } from '../../../../session/services.ts'
import { createQueueStore } from './queue-store.ts'

/** The lists at the left: who waits, whom I talk with, whom I talked with. */
export type ListName = 'waiting' | 'mine' | 'ended'

const PATHS: Record<ListName, string> = {
  waiting: 'staff/queue/',
  mine: 'staff/chat/?mine=1',
  ended: 'staff/chat/?mine=1&state=ended',
}

/** The socket says when a list changed; this is for the time when it is not there to say so. */
const REREAD_MS = 20_000

export function useChatList(list: ListName, enabled = true) {
  const { api } = useServices()
  const { arrange } = useStore(createQueueStore)
  return useQuery({
    queryKey: ['queue', list],
    queryFn: ({ signal }) => api.get<StaffChat[]>(PATHS[list], { signal }),
    refetchInterval: REREAD_MS,
    refetchIntervalInBackground: true,
    enabled,
    ...(list === 'mine' ? { select: arrange } : {}),
  })
}

/** A chat that stands in none of the lists read so far: an address that was opened directly. */
export function useOneChat(chat_id: string | undefined, enabled: boolean) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['queue', 'one', chat_id],
    queryFn: ({ signal }) => api.get<StaffChat>(`staff/chat/${chat_id}/`, { signal }),
    enabled: enabled && chat_id !== undefined,
  })
}
