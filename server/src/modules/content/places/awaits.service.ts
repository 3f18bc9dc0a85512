import type { DayPart } from '@himoya/contract/desk/my-day'
import { DAY_LINES } from '@himoya/contract/desk/my-day-lists'
import { dayPart } from '../../../platform/core/day-part.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { listPhoneTasks } from './phone-tasks.service.ts'
import { listPlaceVoices } from './place-voices.service.ts'

const ALL = 5_000

/** Numbers of places that somebody has to call, and places that do not help. */
export async function awaitsOfPlaces(platform: Platform, { actor, lang }: Who): Promise<DayPart[]> {
  if (actor.role !== 'editor' && actor.role !== 'supervisor') return []
  const { results } = await listPlaceVoices(platform, actor, lang, { page: 1, page_size: ALL })
  const unhelpful = results.filter(({ waits }) => waits)
  const voices = dayPart(
    'place',
    unhelpful.slice(0, DAY_LINES),
    ({ place_id, title }) => ({ id: place_id, about: title }),
    unhelpful.length,
  )
  if (actor.role === 'supervisor') return voices
  const calls = await listPhoneTasks(platform, lang, { page: 1, page_size: DAY_LINES })
  return [
    ...dayPart(
      'phone',
      calls.results,
      ({ place_id, title, number }) => ({ id: place_id, about: title, of: number }),
      calls.count,
    ),
    ...voices,
  ]
}
