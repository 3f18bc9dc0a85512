import type { StaffChat } from '@himoya/contract/staff/staff'
import type { Wall } from '@himoya/contract/chat/wall'
import { useMutation } from '@tanstack/react-query'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { useServices, useStore } from '../../../session/services.ts'
import { createQueueStore } from '../../chat/queue/public/queue-store.ts'
import { useRead } from '../../../session/use-read.ts'

/** The socket says when the queue changed, and the key begins as the queue's does; presence and clocks come by themselves. */
const REREAD_MS = 5_000

export const useWall = (enabled: boolean) =>
  useRead<Wall>(['queue', 'wall'], 'staff/wall/', { refetchInterval: REREAD_MS, enabled })

export type WallAction = 'view' | 'take-over' | 'reassign' | 'end'
type Done = { action: Exclude<WallAction, 'end'>; chat_id: string; reason: string; to: string }

/** What a supervisor does with somebody's chat, but its end; each stands in the audit before it takes effect. */
export function useWallAction(onDone: (done: Done) => void) {
  const { api, queries } = useServices()
  const { claiming } = useStore(createQueueStore)
  const failed = useFailed()
  return useMutation({
    mutationFn({ action, chat_id, reason, to }: Done) {
      if (action === 'take-over') claiming.add(chat_id)
      return api.post<StaffChat>(`staff/chat/${chat_id}/${action}/`, action === 'reassign' ? { reason, to } : { reason })
    },
    onSuccess: (_chat, done) => onDone(done),
    onError(error, { chat_id }) {
      claiming.delete(chat_id)
      failed(error)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  })
}
