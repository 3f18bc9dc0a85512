import type { ResultPage, ResultRow } from '@himoya/contract/content/tests'
import { useQueryClient } from '../../../../session/use-query.ts'
import { useInfiniteQuery } from '../../../../session/use-pages.ts'
import { useSession } from '../../../../session/session.ts'

const KEY = ['Result', 'mine']

/** One's own results, the newest first. */
export function useResults() {
  const { api } = useSession()
  const queries = useQueryClient()
  const results = useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => api.get<ResultPage>(`result/?page=${pageParam}&page_size=100`, { signal }),
    getNextPageParam: ({ next }, pages) => (next === null ? undefined : pages.length + 1),
  })
  const refresh = (): Promise<void> => queries.invalidateQueries({ queryKey: KEY })
  async function remove(id: string): Promise<void> {
    await api.delete(`result/${id}/`)
    await refresh()
  }
  return { results, remove, refresh }
}

export type TestResults = { test: ResultRow['test']; rows: ResultRow[] }

/** The results of each test together, the test with the newest one first. */
export function byTest(rows: readonly ResultRow[]): TestResults[] {
  const groups = new Map<string, TestResults>()
  for (const row of rows) {
    const group = groups.get(row.test.id) ?? { test: row.test, rows: [] }
    group.rows.push(row)
    groups.set(row.test.id, group)
  }
  return [...groups.values()]
}
