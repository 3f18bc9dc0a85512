import type { SosFrame, SosRow } from '@himoya/contract/sos'
import type { LinkState } from '@himoya/kit/live-link'
import type { QueryClient } from '@tanstack/react-query'
import type { Value } from '../../session/value.ts'
import { OPEN_CALLS } from './open-calls-key.ts'
import { mergeCall } from './sos-calls.ts'

/** What the socket says of a call is on the screen at once, without asking for anything; the rest is read again. */
export const hearCall =
  (queries: QueryClient) =>
  ({ call }: SosFrame): void => {
    queries.setQueryData<SosRow[]>(OPEN_CALLS, (calls) => mergeCall(calls ?? [], call))
    void queries.invalidateQueries({ queryKey: ['sos', 'one', call.id] })
    void queries.invalidateQueries({ queryKey: ['sos', 'recent'] })
  }

/** Passes the socket's state on; whenever it is back, what rang meanwhile is read. */
export const hearLink =
  (queries: QueryClient, link: Value<LinkState>) =>
  (state: LinkState): void => {
    link.set(state)
    if (state === 'open') void queries.invalidateQueries({ queryKey: OPEN_CALLS })
  }
