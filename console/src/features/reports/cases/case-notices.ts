import type { CaseFrame } from '@himoya/contract/reports/case-lists'
import type { QueryClient } from '@tanstack/react-query'
import { inOneGo } from '../../../session/in-one-go.ts'
import { createValue, type Value } from '../../../session/value.ts'

type Heard = { frame: CaseFrame; at: number }

/** What the socket told of cases since this page was opened. */
export type CaseNotices = {
  hear(frame: CaseFrame): void
  /** The last of all. */
  latest: Value<Heard | null>
  /** When something was last heard of this case; 0: never. */
  heardOf(id: string): number
}

const PAUSE_MS = 250

/**
 * A case that is open is not read again by itself: each reading is written down, and what somebody types rests on the version
 * they saw. The board is.
 */
export function createCaseNotices(queries: Pick<QueryClient, 'invalidateQueries'>): CaseNotices {
  const latest = createValue<Heard | null>(null)
  const times = new Map<string, number>()
  const rereadBoard = inOneGo(PAUSE_MS, () => {
    for (const part of ['rows', 'counts']) void queries.invalidateQueries({ queryKey: ['cases', part] })
  })
  return {
    latest,
    heardOf: (id) => times.get(id) ?? 0,
    hear(frame) {
      const at = Date.now()
      times.set(frame.id, at)
      latest.set({ frame, at })
      rereadBoard()
    },
  }
}
