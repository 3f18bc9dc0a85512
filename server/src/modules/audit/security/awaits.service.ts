import type { DayPart } from '@himoya/contract/desk/my-day'
import { dayPart } from '../../../platform/core/day-part.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { countAllUnseen, readAlerts } from './security.store.ts'

const ALL = 100

/** Alerts that no supervisor has seen. */
export async function awaitsOfSecurity({ db }: Platform, { actor }: Who): Promise<DayPart[]> {
  if (actor.role !== 'supervisor') return []
  const unseen = (await readAlerts(db, ALL)).filter(({ seen_at }) => seen_at === null)
  const tell = ({ id, alert, opened_at }: (typeof unseen)[number]) => ({ id, of: alert, at: opened_at })
  return dayPart('alert', unseen, tell, await countAllUnseen(db))
}
