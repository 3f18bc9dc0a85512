import type { FollowUp, FollowUpBody, FollowUpsToday, SettleBody } from '@himoya/contract/reports/follow-ups'
import { useRead } from '../../../../session/use-read.ts'
import { useAct } from '../../../../ui/notices/use-act.ts'

export const FOLLOW_UPS = ['follow-ups'] as const
/** The socket tells what changed; this is for the time when it is not there. */
const REREAD_MS = 60_000

/** Of a chat or of a case. */
export type Place = { of: 'chat' | 'case'; id: string }

/** What I owe; of the team for a supervisor, without its words. */
export const useOpenFollowUps = (whose: 'mine' | 'all', enabled = true) =>
  useRead<FollowUp[]>([...FOLLOW_UPS, whose], `staff/follow-up/?whose=${whose}`, { refetchInterval: REREAD_MS, enabled })

export const useFollowUpsOf = ({ of, id }: Place) => useRead<FollowUp[]>([...FOLLOW_UPS, of, id], `staff/follow-up/${of}/${id}/`)

export const useFollowUpsToday = () =>
  useRead<FollowUpsToday>([...FOLLOW_UPS, 'today'], 'staff/follow-up/today/', { refetchInterval: REREAD_MS })

export const useHandTargets = (id: string) =>
  useRead<{ id: string; alias: string }[]>([...FOLLOW_UPS, 'target', id], `staff/follow-up/${id}/target/`, { gcTime: 0 })

const after = (done?: () => void) => ({ reread: [FOLLOW_UPS], ...(done && { done }) })

export const useMakeFollowUp = ({ of, id }: Place, done: () => void) =>
  useAct((api, body: FollowUpBody) => api.post(`staff/follow-up/${of}/${id}/`, body), after(done))

type Settling = Pick<SettleBody, 'outcome' | 'reason'> & { words?: string }

export const useSettle = (id: string, done?: () => void) =>
  useAct((api, body: Settling) => api.post(`staff/follow-up/${id}/settle/`, body), after(done))

export const useHand = (id: string, done?: () => void) =>
  useAct((api, to: string) => api.post(`staff/follow-up/${id}/hand/`, { to }), after(done))
