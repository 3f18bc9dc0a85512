import type { Broadcast, BroadcastBody, BroadcastPage, Reach } from '@himoya/contract/notifications/broadcasts'
import { ApiError } from '@himoya/kit/session/api-client'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useServices } from '../../../session/services.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

export const BROADCASTS_PER_PAGE = 20
const PATH = 'staff/broadcast/'

const LOOK_AGAIN_MS = 3_000
/** An approved one begins by itself, once its moment has come. */
const isOnItsWay = ({ state, send_at }: Broadcast): boolean =>
  state === 'sending' || (state === 'approved' && (send_at === null || Date.parse(send_at) <= Date.now() + LOOK_AGAIN_MS))

export const useBroadcasts = (state: Broadcast['state'] | '', page: number) =>
  useRead<BroadcastPage>(
    ['broadcasts', state, page],
    `${PATH}?page=${page}&page_size=${BROADCASTS_PER_PAGE}${state === '' ? '' : `&state=${state}`}`,
    {
      placeholderData: keepPreviousData,
      refetchInterval: (query) => (query.state.data?.results.some(isOnItsWay) ? LOOK_AGAIN_MS : false),
    },
  )

/** How many accounts it would be for. */
export function useReach({ audience, region }: Pick<BroadcastBody, 'audience' | 'region'>) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['reach', audience, region],
    queryFn: () => {
      const asked = { ...(audience ? { audience } : {}), ...(region ? { region } : {}) }
      return api.get<Reach>(`${PATH}reach/?${new URLSearchParams(asked)}`)
    },
  })
}

/** `onTheirs`: somebody else has saved meanwhile; this is what they wrote. */
export function useSaveBroadcast(broadcast: Broadcast | null, onTheirs: (theirs: Broadcast) => void) {
  const { api, queries } = useServices()
  return useMutation({
    mutationFn: (body: BroadcastBody) =>
      broadcast
        ? api.put<Broadcast>(`${PATH}${broadcast.id}/`, { version: broadcast.version, ...body })
        : api.post<Broadcast>(PATH, body),
    async onError(error) {
      if (!broadcast || !(error instanceof ApiError) || error.code !== 'changed_meanwhile') return
      onTheirs(await api.get<Broadcast>(`${PATH}${broadcast.id}/`))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['broadcasts'] }),
  })
}

export type BroadcastAction = 'review' | 'return' | 'approve' | 'delete' | 'stop'

export const useBroadcastAction = ({ id, version }: Broadcast) =>
  useAct(
    (api, action: BroadcastAction): Promise<unknown> =>
      action === 'delete'
        ? api.delete(`${PATH}${id}/`)
        : api.post(`${PATH}${id}/${action}/`, action === 'approve' ? { version } : undefined),
    { said: (_, action) => `broadcast.done_${action}` as TextKey, reread: [['broadcasts']] },
  )
