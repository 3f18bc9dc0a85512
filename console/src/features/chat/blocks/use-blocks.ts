import type { Block } from '@himoya/contract/chat/desk'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

/** The socket says when one is asked for; this is for the time when it is not there. */
const REREAD_MS = 60_000

export const useBlocks = () => useRead<Block[]>(['blocks'], 'staff/block/', { refetchInterval: REREAD_MS })

export type Decision = 'confirm' | 'refuse' | 'lift'

export const useDecideBlock = () =>
  useAct((api, { id, decision }: { id: string; decision: Decision }) => api.post<Block>(`staff/block/${id}/${decision}/`), {
    reread: [['blocks'], ['desk']],
  })
