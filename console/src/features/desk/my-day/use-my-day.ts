import type { MyDay } from '@himoya/contract/desk/my-day'
import { useLang } from '../../../i18n/use-text.ts'
import { useRead } from '../../../session/use-read.ts'
import { groupOf } from './kinds.ts'

export const MY_DAY = ['my-day'] as const
/** Not everything that can wait is told by the socket, and editors have none. */
const REREAD_MS = 30_000

export const useMyDay = () => useRead<MyDay>([...MY_DAY, useLang()], 'staff/my-day/', { refetchInterval: REREAD_MS })

/** What waits for the team has numbers of its own. */
export function useWaitingForMe(): number {
  const parts = useMyDay().data?.parts ?? []
  return parts.filter(({ kind }) => groupOf(kind) !== 'team').reduce((sum, { count }) => sum + count, 0)
}
