import type { OwnPromise } from '@himoya/contract/reports/follow-ups'
import { useEffect } from 'react'
import { useSession } from '../../session/session.ts'
import { useQuery } from '../../session/use-query.ts'
import type { ChatScreen } from './use-chat.ts'

/** A promise is mostly written down after the words that make it. */
const LOOK_MS = 60_000

/** What counsellors promised, in this talk and those before; read anew with each of their words, and now and then. */
export function usePromises({ earlier, messages }: ChatScreen): readonly OwnPromise[] {
  const { api } = useSession()
  const said = messages.findLast(({ is_admin }) => is_admin)?.id
  const { data: promises, refetch } = useQuery({
    queryKey: ['Promises'],
    queryFn: ({ signal }) => api.get<OwnPromise[]>('chat/promise/', { signal }),
    enabled: said !== undefined || earlier.length > 0,
    refetchInterval: LOOK_MS,
  })
  useEffect(() => {
    // What stands there stays until the answer has come.
    if (said) void refetch()
  }, [said, refetch])
  return promises ?? []
}
