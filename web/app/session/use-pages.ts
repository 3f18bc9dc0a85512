import type { QueryKey } from './query-cache.ts'
import { useQuery, useQueryClient } from './use-query.ts'

export type Pages<Page, Param> = { pages: Page[]; next: Param | undefined }
type PagesOptions<Page, Param> = {
  queryKey: QueryKey
  initialPageParam: Param
  queryFn: (context: { pageParam: Param; signal: AbortSignal }) => Promise<Page>
  /** undefined: that was the last one. */
  getNextPageParam: (last: Page, pages: readonly Page[]) => Param | undefined
}

/** An answer that comes in pages. Asked for again, it is as long as it was. */
export function useInfiniteQuery<Page, Param>(options: PagesOptions<Page, Param>) {
  const { queryKey, initialPageParam, queryFn, getNextPageParam } = options
  const cache = useQueryClient()
  const load = async (signal: AbortSignal, known: Page[], count: number): Promise<Pages<Page, Param>> => {
    const pages = [...known]
    let next = known.length === 0 ? initialPageParam : getNextPageParam(known.at(-1)!, known)
    while (next !== undefined && pages.length < count) {
      pages.push(await queryFn({ pageParam: next, signal }))
      next = getNextPageParam(pages.at(-1)!, pages)
    }
    return { pages, next }
  }
  const shown = (): Page[] => cache.getQueryData<Pages<Page, Param>>(queryKey)?.pages ?? []
  const query = useQuery<Pages<Page, Param>>({
    queryKey,
    queryFn: ({ signal }) => load(signal, [], Math.max(1, shown().length)),
  })
  return {
    ...query,
    hasNextPage: query.data?.next !== undefined,
    isFetchingNextPage: query.isFetching,
    fetchNextPage: () => cache.fetch({ queryKey, queryFn: ({ signal }) => load(signal, shown(), shown().length + 1) }),
  }
}
