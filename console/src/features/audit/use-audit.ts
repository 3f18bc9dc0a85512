import type { AuditCheck, AuditPage } from '@himoya/contract/audit/audit'
import type { AuditAction } from '@himoya/contract/audit/audit-lists'
import { DAY_MS, startOfDay } from '@himoya/contract/tashkent'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { useServices } from '../../session/services.ts'
import { useRead } from '../../session/use-read.ts'

/** What is looked for; empty: not asked for. Days are `2026-11-21`, in Asia/Tashkent. */
export type Filter = {
  action: AuditAction | ''
  from: string
  to: string
  actor: { id: string; alias: string } | null
  subject: string
}

export const EVERYTHING: Filter = { action: '', from: '', to: '', actor: null, subject: '' }
export const ENTRIES_PER_PAGE = 20

export const useAuditPage = (filter: Filter, page: number) =>
  useRead<AuditPage>(['audit', filter, page], `staff/audit/?${queryOf(filter, page)}`, { placeholderData: keepPreviousData })

function queryOf({ action, from, to, actor, subject }: Filter, page: number): URLSearchParams {
  const midnight = (day: string, days: number): string => day && new Date(startOfDay(day) + days * DAY_MS).toISOString()
  const given = { action, actor: actor?.id ?? '', subject, from: midnight(from, 0), to: midnight(to, 1) }
  const asked = Object.entries(given).filter(([, value]) => value !== '')
  return new URLSearchParams([...asked, ['page', String(page)], ['page_size', String(ENTRIES_PER_PAGE)]])
}

export function useAuditCheck() {
  const { api } = useServices()
  return useMutation({ mutationFn: () => api.post<AuditCheck>('staff/audit/verify/') })
}
