import type { CaseCounts, CaseAssignees, CasePage, CaseQuery } from '@himoya/contract/reports/cases'
import type { ReportType } from '@himoya/contract/reports/reports'
import { keepPreviousData } from '@tanstack/react-query'
import { useServices } from '../../../../session/services.ts'
import { useLang } from '../../../../i18n/use-text.ts'
import { useRead } from '../../../../session/use-read.ts'

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

export function useCaseRows(conditions: Conditions, page: number, enabled = true) {
  const query = new URLSearchParams({ page: String(page), page_size: String(CASES_PER_PAGE) })
  for (const [name, value] of Object.entries(conditions)) if (value) query.set(name, value)
  return useRead<CasePage>([...KEY, 'rows', query.toString()], `staff/report/?${query.toString()}`, {
    enabled,
    placeholderData: keepPreviousData,
    networkMode: SAY_SO,
    refetchInterval: REREAD_MS,
  })
}

export const useCaseCounts = () => useRead<CaseCounts>([...KEY, 'counts'], 'staff/report/counts/', { refetchInterval: REREAD_MS })

/** How many a view of the board shows. */
export function useViewCount(view: Conditions['view']): number {
  const found = useRead<CasePage>([...KEY, 'rows', 'count', view], `staff/report/?view=${view}&page_size=1`, {
    networkMode: SAY_SO,
    refetchInterval: REREAD_MS,
  })
  return found.data?.count ?? 0
}

/** How many nobody has taken on yet. */
export function useNewCaseCount(): number {
  const counts = useCaseCounts().data
  return (counts?.received ?? 0) + (counts?.triage ?? 0)
}

/** To whom a case or a task can be given. */
export const useAssignees = (enabled = true) =>
  useRead<CaseAssignees>([...KEY, 'assignees'], 'staff/report/assignees/', { networkMode: SAY_SO, enabled })

/** What may have happened, in the caller's language; it changes with a release. */
export function useReportTypes() {
  const lang = useLang()
  return useRead<ReportType[]>(['report-types', lang], 'victim/type/', { staleTime: Infinity, gcTime: Infinity })
}

/** What stands on the board is read again. */
export function useRereadBoard(): () => void {
  const { queries } = useServices()
  return () => {
    for (const part of ['rows', 'counts', 'assignees']) void queries.invalidateQueries({ queryKey: [...KEY, part] })
  }
}
