import type { OwnReport } from '@himoya/contract/reports/reports'
import { ApiError } from '@himoya/kit/session/api-error'
import { useQuery, useQueryClient } from '../../../../session/use-query.ts'
import { useEffect } from 'react'
import type { InboxAccess } from './inbox-access.ts'

const POLL_MS = 15_000

/** What stands in the inbox, looked at again every quarter of a minute while it is seen; `onClosed`: its key opens it no more. */
export function useInbox(access: InboxAccess, onClosed: () => void) {
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: access.key,
    queryFn: ({ signal }) => access.look(signal),
    refetchInterval: POLL_MS,
    retry: false,
  })
  // A proxy on the way may refuse as well, and says no code of ours.
  const is_closed = query.error instanceof ApiError && query.error.status === 401 && query.error.code !== null
  useEffect(() => {
    if (is_closed) onClosed()
  }, [is_closed, onClosed])
  return {
    report: query.data,
    /** When it was looked at, by this device's clock. */
    seen_at: query.dataUpdatedAt,
    /** The last look failed. */
    failed: query.isError,
    again: () => void query.refetch(),
    change: (change: (report: OwnReport) => OwnReport) =>
      queries.setQueryData<OwnReport>(access.key, (report) => report && change(report)),
  }
}
