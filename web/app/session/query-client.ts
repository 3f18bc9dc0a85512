import { ApiError } from '@himoya/kit/session/api-error'
import { QueryClient } from '@tanstack/react-query'

const RETRIES = 2

/**
 * The cache rules of seed section 9: unused data stays 60 s, no refetch on focus. A key's first element is its tag:
 * `UserDetails`, `Chat`, `Message`, `Session`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 60_000,
        refetchOnWindowFocus: false,
        // a query that waits for the browser to feel online would show its loader for ever and say nothing
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isPassing(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** A dead network or a server in trouble may pass; a refusal will not, and who waited 20 s in vain is asked first. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'FETCH_ERROR' || error.status >= 500)
}
