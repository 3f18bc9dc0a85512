import type { Transfer } from '@himoya/contract/chat/desk'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

/** The socket says when one changed; this is for offers whose time runs out, and for when it is not there. */
const REREAD_MS = 20_000

export const useTransfers = () =>
  useRead<Transfer[]>(['transfers'], 'staff/transfer/', { refetchInterval: REREAD_MS, refetchIntervalInBackground: true })

export type Answer = { act: 'accept' | 'cancel' } | { act: 'reject'; word: string }

/** Answers an offer; whatever came of it, the lists are read again. */
export const useAnswerTransfer = (chat_id: string, done: (transfer: Transfer) => void = () => {}) =>
  useAct(
    (api, { act, ...word }: Answer) =>
      api.post<Transfer>(`staff/chat/${chat_id}/transfer/${act}/`, act === 'reject' ? word : undefined),
    { done, reread: [['transfers'], ['queue']] },
  )
