import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import type { QueryCache, QueryKey, QueryOptions, QueryState } from './query-cache.ts'

const CacheContext = createContext<QueryCache | null>(null)
export const QueryCacheProvider = CacheContext.Provider

export function useQueryClient(): QueryCache {
  const cache = useContext(CacheContext)
  if (!cache) throw new Error('No answers are kept above this part')
  return cache
}

type Asking<Data> = { isFetching: boolean; dataUpdatedAt: number; refetch: () => Promise<QueryState<Data>> }

/** Each of the three says by itself what is there: an answer that was there before a failure stays. */
export type Query<Data, Failure = Error> = Asking<Data> &
  (
    | { data: undefined; error: null; isPending: true; isError: false; isSuccess: false }
    | { data: Data; error: null; isPending: false; isError: false; isSuccess: true }
    | { data: Data | undefined; error: Failure; isPending: false; isError: true; isSuccess: false }
  )

/** What the server answers under a key, kept up as long as it is shown. */
export function useQuery<Data, Failure = Error>(options: QueryOptions<Data>): Query<Data, Failure> {
  const cache = useQueryClient()
  const latest = useRef(options)
  latest.current = options
  const { queryKey, enabled, refetchInterval } = options
  const hash = JSON.stringify(queryKey)

  const is_on = enabled !== false
  const subscribe = useCallback(
    (onChange: () => void) => cache.read({ ...latest.current, queryKey: JSON.parse(hash) as QueryKey, enabled: is_on }, onChange),
    [cache, hash, is_on],
  )
  const state = useSyncExternalStore(subscribe, () => cache.state<Data>(queryKey))

  useEffect(() => {
    if (!refetchInterval || !is_on) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void cache.fetch(latest.current)
    }, refetchInterval)
    return () => clearInterval(timer)
  }, [cache, refetchInterval, is_on, hash])

  const refetch = useCallback(() => cache.fetch(latest.current), [cache])
  return {
    ...state,
    isPending: !state.error && state.data === undefined,
    isError: state.error !== null,
    isSuccess: !state.error && state.data !== undefined,
    refetch,
  } as Query<Data, Failure>
}
