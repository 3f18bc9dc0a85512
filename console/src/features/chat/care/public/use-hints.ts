import type { Message } from '@himoya/contract/chat/chat'
import type { Hint } from '@himoya/contract/chat/desk'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { useFailed } from '../../../../ui/notices/use-notify.ts'
import { useServices } from '../../../../session/services.ts'
import { useRead } from '../../../../session/use-read.ts'

/** Phrases of the lists in the person's words; asked for again with each new message of theirs. */
export function useHints(chat_id: string, messages: readonly Message[]): readonly Hint[] {
  const newest = messages.findLast(({ is_admin }) => !is_admin)?.seq ?? 0
  const hints = useRead<Hint[]>(['desk', chat_id, 'hint', newest], `staff/chat/${chat_id}/hint/`, {
    placeholderData: keepPreviousData,
    enabled: newest > 0,
  })
  return hints.data ?? []
}

export function useDismissHint(chat_id: string) {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: ({ message_id, topic }: Hint) => api.post<Hint[]>(`staff/chat/${chat_id}/hint/dismiss/`, { message_id, topic }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['desk', chat_id, 'hint'] }),
    onError: failed,
  })
}
