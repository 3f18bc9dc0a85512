import type { SosRow } from '@himoya/contract/sos'
import type { QueryClient } from '@tanstack/react-query'
import { OPEN_CALLS } from './open-calls-key.ts'
import { mergeCall } from './sos-calls.ts'

/** What the socket says of a call is on the screen at once, without asking for anything; the rest is read again. */
export function hearCall(queries: QueryClient, call: SosRow): void {
  queries.setQueryData<SosRow[]>(OPEN_CALLS, (calls) => mergeCall(calls ?? [], call))
  void queries.invalidateQueries({ queryKey: ['sos', 'one', call.id] })
  void queries.invalidateQueries({ queryKey: ['sos', 'recent'] })
}
