import type { Session } from '@himoya/contract/accounts/auth'
import type { MemberSession } from '@himoya/contract/staff/members'
import type { SecurityAlerts, SecurityEventPage } from '@himoya/contract/audit/security'
import type { SecurityEvent } from '@himoya/contract/audit/security-lists'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

/** What is looked for; empty: not asked for. */
export type Filter = { event: SecurityEvent | ''; account: string; address: string; member: { id: string; alias: string } | null }

export const EVERYTHING: Filter = { event: '', account: '', address: '', member: null }
export const EVENTS_PER_PAGE = 20
/** No socket tells of these. */
const REREAD_MS = 30_000
const ALERTS = ['security', 'alerts'] as const

/** For supervisors and admins. */
export const useSecurityAlerts = () => useRead<SecurityAlerts>(ALERTS, 'staff/security/alert/', { refetchInterval: REREAD_MS })

export const useSeeAlert = () =>
  useAct((api, id: string) => api.post<SecurityAlerts>(`staff/security/alert/${id}/seen/`), { keep: ALERTS })

export function useSecurityEvents({ event, account, address, member }: Filter, page: number) {
  const asked = Object.entries({ event, account, address, member: member?.id ?? '' }).filter(([, value]) => value !== '')
  const query = new URLSearchParams([...asked, ['page', String(page)], ['page_size', String(EVENTS_PER_PAGE)]]).toString()
  return useRead<SecurityEventPage>(['security', 'events', query], `staff/security/event/?${query}`, {
    placeholderData: keepPreviousData,
  })
}

/** A supervisor the team's, everybody their own. */
export type Whose = 'team' | 'own'
const PLACES = { team: 'staff/member-session/', own: 'staff/auth/sessions/' } as const

export const useSessions = (whose: Whose) => useRead<(Session | MemberSession)[]>(['security', 'sessions', whose], PLACES[whose])

/** All of one's own but this one. */
export const useEndOthers = (done: () => void) =>
  useAct((api) => api.delete(PLACES.own), { done, reread: [['security', 'sessions']] })

export const useEndSession = (whose: Whose) =>
  useAct((api, id: string) => api.delete(`${PLACES[whose]}${id}/`), { reread: [['security', 'sessions']] })
