import type { Availability, ChatStatus } from '@himoya/contract/chat/chat'
import { useQuery } from '../../session/use-query.ts'
import { useSession } from '../../session/session.ts'

const ASK_AGAIN_MS = 60_000

/** Who is there, as the server knows it; undefined until it has answered. `live`: it tells changes by itself. */
export function useAvailability({ live = false } = {}): Availability | undefined {
  const { api } = useSession()
  const answer = useQuery({
    queryKey: ['Availability'],
    queryFn: ({ signal }) => api.get<Availability>('chat/availability/', { signal }),
    refetchInterval: live ? false : ASK_AGAIN_MS,
  })
  return answer.data
}

/** The part of a chat's status that is the same for everybody. */
export function availabilityOf(status: ChatStatus | undefined): Availability | undefined {
  if (!status) return undefined
  const { availability: state, wait_minutes, opens_at } = status
  return { state, wait_minutes, opens_at }
}
