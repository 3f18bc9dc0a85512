import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { useRead } from '../../session/use-read.ts'

/** What people sent and somebody answers: the first part of its keys, and where its calls lie (`staff/question/`). */
export type WorkList = { name: string; path: string }

/** Nobody rings for what lies in such a list, so it is read again by itself. */
const REREAD_MS = 60_000
export const WORK_PER_PAGE = 20

const keyOf = ({ name }: WorkList, id: string): string[] => [name, 'one', id]

export function useWorkPage<Page>({ name, path }: WorkList, state: string, page: number) {
  return useRead<Page>([name, 'list', state, page], `${path}?state=${state}&page=${page}&page_size=${WORK_PER_PAGE}`, {
    placeholderData: keepPreviousData,
    refetchInterval: REREAD_MS,
  })
}

/** How many there are in `state`. */
export function useWorkCount({ name, path }: WorkList, state: string): number {
  const counted = useRead<{ count: number }>([name, 'count', state], `${path}?state=${state}&page_size=1`, {
    refetchInterval: REREAD_MS,
  })
  return counted.data?.count ?? 0
}

export function useWorkItem<Item>(list: WorkList, id: string, options: { staleTime?: number } = {}) {
  return useRead<Item>(keyOf(list, id), `${list.path}${id}/`, { ...options })
}

const rereadLists = (queries: QueryClient, { name }: WorkList): Promise<unknown> =>
  Promise.all(['list', 'count'].map((part) => queries.invalidateQueries({ queryKey: [name, part] })))

/** The answer of a step stands in the place of what was shown; lists and counts are read again. */
export function keepWorkItem(queries: QueryClient, list: WorkList, id: string, item: object): void {
  queries.setQueryData(keyOf(list, id), item)
  void rereadLists(queries, list)
}

/** What changed elsewhere. */
export async function rereadWorkItem(queries: QueryClient, list: WorkList, id: string): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: keyOf(list, id) }), rereadLists(queries, list)])
}
