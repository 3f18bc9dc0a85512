import type { Transfer } from '@himoya/contract/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useFailed } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'

/** The socket says when one changed; this is for offers whose time runs out, and for when it is not there. */
const REREAD_MS = 20_000

export function useTransfers() {
  const { api } = useServices()
  return useQuery({
    queryKey: ['transfers'],
    queryFn: ({ signal }) => api.get<Transfer[]>('staff/transfer/', { signal }),
    refetchInterval: REREAD_MS,
    refetchIntervalInBackground: true,
  })
}

export type Answer = { act: 'accept' | 'cancel' } | { act: 'reject'; word: string }

/** Answers an offer; whatever came of it, the lists are read again. */
export function useAnswerTransfer(chat_id: string, onDone?: (transfer: Transfer) => void) {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: (answer: Answer) =>
      api.post<Transfer>(
        `staff/chat/${chat_id}/transfer/${answer.act}/`,
        answer.act === 'reject' ? { word: answer.word } : undefined,
      ),
    onSuccess: (transfer) => onDone?.(transfer),
    onError: failed,
    onSettled() {
      void queries.invalidateQueries({ queryKey: ['transfers'] })
      void queries.invalidateQueries({ queryKey: ['queue'] })
    },
  })
}
