import type { Session } from '@himoya/contract/auth'
import type { MemberSession } from '@himoya/contract/members'
import type { SecurityAlerts, SecurityEventPage } from '@himoya/contract/security'
import type { SecurityEvent } from '@himoya/contract/security-lists'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useFailed } from '../../ui/notices/use-notify.ts'
import { useServices } from '../../session/services.ts'

/** What is looked for; empty: not asked for. */
export type Filter = { event: SecurityEvent | ''; account: string; address: string; member: { id: string; alias: string } | null }

export const EVERYTHING: Filter = { event: '', account: '', address: '', member: null }
export const EVENTS_PER_PAGE = 20
/** No socket tells of these. */
const REREAD_MS = 30_000
const ALERTS = ['security', 'alerts'] as const

/** For supervisors and admins. */
export function useSecurityAlerts() {
  const { api } = useServices()
  return useQuery({
    queryKey: ALERTS,
    refetchInterval: REREAD_MS,
    queryFn: ({ signal }) => api.get<SecurityAlerts>('staff/security/alert/', { signal }),
  })
}

export function useSeeAlert() {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: (id: string) => api.post<SecurityAlerts>(`staff/security/alert/${id}/seen/`),
    onSuccess: (alerts) => queries.setQueryData(ALERTS, alerts),
    onError: failed,
  })
}

export function useSecurityEvents({ event, account, address, member }: Filter, page: number) {
  const { api } = useServices()
  const asked = Object.entries({ event, account, address, member: member?.id ?? '' }).filter(([, value]) => value !== '')
  const query = new URLSearchParams([...asked, ['page', String(page)], ['page_size', String(EVENTS_PER_PAGE)]]).toString()
  return useQuery({
    queryKey: ['security', 'events', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.get<SecurityEventPage>(`staff/security/event/?${query}`, { signal }),
  })
}

/** A supervisor the team's, everybody their own. */
export type Whose = 'team' | 'own'
const PLACES = { team: 'staff/member-session/', own: 'staff/auth/sessions/' } as const

export function useSessions(whose: Whose) {
  const { api } = useServices()
  return useQuery({
    queryKey: ['security', 'sessions', whose],
    queryFn: ({ signal }) => api.get<(Session | MemberSession)[]>(PLACES[whose], { signal }),
  })
}

export function useEndSession(whose: Whose) {
  const { api, queries } = useServices()
  const failed = useFailed()
  return useMutation({
    mutationFn: (id: string) => api.delete(`${PLACES[whose]}${id}/`),
    onError: failed,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['security', 'sessions'] }),
  })
}
