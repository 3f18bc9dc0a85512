import type { SosFrame, SosRow } from '@himoya/contract/sos/sos'
import type { QueryClient } from '@tanstack/react-query'
import type { Services } from '../../session/services.ts'
import { OPEN_CALLS } from './open-calls-key.ts'
import { mergeCall } from './sos-calls.ts'

/** What the socket says of a call is on the screen at once, without asking for anything; the rest is read again. */
const hearCall =
  (queries: QueryClient) =>
  ({ call }: SosFrame): void => {
    queries.setQueryData<SosRow[]>(OPEN_CALLS, (calls) => mergeCall(calls ?? [], call))
    void queries.invalidateQueries({ queryKey: ['sos', 'one', call.id] })
    void queries.invalidateQueries({ queryKey: ['sos', 'recent'] })
  }

/** Whenever the socket is back, what rang meanwhile is read. */
export function hearCalls({ queries, hear }: Services): void {
  hear({
    onSos: hearCall(queries),
    onState: (state) => {
      if (state === 'open') void queries.invalidateQueries({ queryKey: OPEN_CALLS })
    },
  })
}
