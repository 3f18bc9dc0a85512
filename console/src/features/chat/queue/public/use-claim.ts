import type { StaffChat } from '@himoya/contract/staff/staff'
import { ApiError } from '@himoya/kit/session/api-client'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { explain } from '../../../../ui/words/explain.ts'
import { useServices, useStore } from '../../../../session/services.ts'
import { useText } from '../../../../i18n/use-text.ts'
import { createQueueStore } from './queue-store.ts'
import { useNotify } from '../../../../ui/notices/use-notify.ts'

/** Takes a chat out of the queue; of several who try one wins, and the others read who it was. */
export function useClaim() {
  const { api, queries } = useServices()
  const { claiming } = useStore(createQueueStore)
  const text = useText()
  const notify = useNotify()
  const navigate = useNavigate()
  return useMutation({
    mutationFn(chat_id: string) {
      claiming.add(chat_id)
      return api.post<StaffChat>(`staff/chat/${chat_id}/claim/`)
    },
    onSuccess(chat) {
      const others = (list?: StaffChat[]): StaffChat[] => (list ?? []).filter(({ id }) => id !== chat.id)
      queries.setQueryData<StaffChat[]>(['queue', 'waiting'], others)
      queries.setQueryData<StaffChat[]>(['queue', 'mine'], (mine) => [chat, ...others(mine)])
      void navigate(`/queue/${chat.id}`)
    },
    onError(error, chat_id) {
      claiming.delete(chat_id)
      const taken = error instanceof ApiError && error.code === 'already_claimed'
      const alias = taken ? error.by : null
      notify(
        alias ? text('chat.taken', { alias }) : taken ? text('chat.taken_by_other') : explain(error, text),
        taken ? 'info' : 'error',
      )
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  })
}
