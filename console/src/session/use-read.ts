import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useServices } from './services.ts'

type Options<Answer> = Omit<UseQueryOptions<Answer>, 'queryKey' | 'queryFn'>

/** What one call answers, kept under `key`; given up when nobody looks any more. */
export function useRead<Answer>(key: QueryKey, path: string, options: Options<Answer> = {}) {
  const { api } = useServices()
  return useQuery<Answer>({ queryKey: key, queryFn: ({ signal }) => api.get<Answer>(path, { signal }), ...options })
}
