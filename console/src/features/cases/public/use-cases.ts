import type { CaseCounts, CaseAssignees, CasePage, CaseQuery } from '@himoya/contract/cases'
import type { ReportType } from '@himoya/contract/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useServices } from '../../../session/services.ts'
import { useLang } from '../../../i18n/use-text.ts'

export type Conditions = Pick<CaseQuery, 'view'> & Partial<Pick<CaseQuery, 'risk' | 'region_code' | 'type' | 'ref'>>
export const NO_CONDITIONS: Conditions = { view: 'open' }

/** As many as one answer brings: a board that is cut is no board. */
export const CASES_PER_PAGE = 100
const KEY = ['cases'] as const
/** The socket tells what changed; this is for the time when it is not there, and for clocks that ran out. */
const REREAD_MS = 30_000
/** Without a network a call fails and says so; it does not wait in silence for the network to come back. */
export const SAY_SO = 'always'

export const caseKey = (id: string) => [...KEY, 'one', id] as const

export function useCaseRows(conditions: Conditions, page: number) {
  const { api } = useServices()
  const query = new URLSearchParams({ page: String(page), page_size: String(CASES_PER_PAGE) })
  for (const [name, value] of Object.entries(conditions)) if (value) query.set(name, value)
  return useQuery({
    queryKey: [...KEY, 'rows', query.toString()],
    placeholderData: keepPreviousData,
    networkMode: SAY_SO,
    refetchInterval: REREAD_MS,
    queryFn: ({ signal }) => api.get<CasePage>(`staff/report/?${query.toString()}`, { signal }),
  })
}

export function useCaseCounts() {
  const { api } = useServices()
  return useQuery({
    queryKey: [...KEY, 'counts'],
    refetchInterval: REREAD_MS,
    queryFn: ({ signal }) => api.get<CaseCounts>('staff/report/counts/', { signal }),
  })
}

/** How many a view of the board shows. */
export function useViewCount(view: Conditions['view']): number {
  const { api } = useServices()
  const found = useQuery({
    queryKey: [...KEY, 'rows', 'count', view],
    networkMode: SAY_SO,
    refetchInterval: REREAD_MS,
    queryFn: ({ signal }) => api.get<CasePage>(`staff/report/?view=${view}&page_size=1`, { signal }),
  })
  return found.data?.count ?? 0
}

/** How many nobody has taken on yet. */
export function useNewCaseCount(): number {
  const counts = useCaseCounts().data
  return (counts?.received ?? 0) + (counts?.triage ?? 0)
}

/** To whom a case or a task can be given. */
export function useAssignees(enabled = true) {
  const { api } = useServices()
  return useQuery({
    queryKey: [...KEY, 'assignees'],
    networkMode: SAY_SO,
    enabled,
    queryFn: ({ signal }) => api.get<CaseAssignees>('staff/report/assignees/', { signal }),
  })
}

/** What may have happened, in the caller's language; it changes with a release. */
export function useReportTypes() {
  const { api } = useServices()
  const lang = useLang()
  return useQuery({
    queryKey: ['report-types', lang],
    staleTime: Infinity,
    gcTime: Infinity,
    queryFn: ({ signal }) => api.get<ReportType[]>('victim/type/', { signal }),
  })
}

/** What stands on the board is read again. */
export function useRereadBoard(): () => void {
  const { queries } = useServices()
  return () => {
    for (const part of ['rows', 'counts', 'assignees']) void queries.invalidateQueries({ queryKey: [...KEY, part] })
  }
}
