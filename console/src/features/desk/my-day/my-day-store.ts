import { inOneGo } from '../../../session/in-one-go.ts'
import type { Services } from '../../../session/services.ts'
import { MY_DAY } from './use-my-day.ts'

/** A lively queue says much; the list is read again once for all of it. */
const PAUSE_MS = 2_000

export function createMyDayStore({ queries, hear }: Pick<Services, 'queries' | 'hear'>): { reread(): void } {
  const reread = inOneGo(PAUSE_MS, () => void queries.invalidateQueries({ queryKey: MY_DAY }))
  hear({ onClaimed: reread, onDesk: reread, onCase: reread, onFollowUp: reread })
  return { reread }
}
