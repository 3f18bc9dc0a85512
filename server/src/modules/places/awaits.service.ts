import type { DayPart } from '@himoya/contract/my-day'
import { DAY_LINES } from '@himoya/contract/my-day-lists'
import { dayPart } from '../../platform/core/day-part.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Who } from '../../platform/server-module.ts'
import { listPhoneTasks } from './phone-tasks.service.ts'

/** Numbers of places that somebody has to call. */
export async function awaitsOfPlaces(platform: Platform, { actor, lang }: Who): Promise<DayPart[]> {
  if (actor.role !== 'editor') return []
  const { count, results } = await listPhoneTasks(platform, lang, { page: 1, page_size: DAY_LINES })
  return dayPart('phone', results, ({ place_id, title, number }) => ({ id: place_id, about: title, of: number }), count)
}
