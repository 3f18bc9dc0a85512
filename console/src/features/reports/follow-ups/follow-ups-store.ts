import type { FollowUpFrame } from '@himoya/contract/reports/follow-up-lists'
import { inOneGo } from '../../../session/in-one-go.ts'
import type { Services } from '../../../session/services.ts'
import { createValue, type Value } from '../../../session/value.ts'
import { FOLLOW_UPS } from './public/use-follow-ups.ts'

const PAUSE_MS = 250

/** The last that rang since this page was opened. */
export type Rung = { change: Exclude<FollowUpFrame['change'], 'changed'>; at: number }

/** What moves a chat moves its promises: the lists are read again then too. */
export function createFollowUpsStore({ queries, hear }: Pick<Services, 'queries' | 'hear'>): Value<Rung | null> {
  const rung = createValue<Rung | null>(null)
  const reread = inOneGo(PAUSE_MS, () => void queries.invalidateQueries({ queryKey: FOLLOW_UPS }))
  hear({
    onClaimed: reread,
    onDesk: ({ type }) => type === 'transfer' && reread(),
    onFollowUp({ change }) {
      reread()
      if (change !== 'changed') rung.set({ change, at: Date.now() })
    },
  })
  return rung
}
