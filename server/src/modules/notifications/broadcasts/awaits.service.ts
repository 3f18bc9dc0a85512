import type { BroadcastBody } from '@himoya/contract/notifications/broadcasts'
import type { DayPart } from '@himoya/contract/desk/my-day'
import { dayPart } from '../../../platform/core/day-part.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { readBroadcasts } from './broadcasts.store.ts'

const ALL = 100

/** Broadcasts that somebody else wrote and handed over to be read. */
export async function awaitsOfBroadcasts({ db }: Platform, { actor, lang }: Who): Promise<DayPart[]> {
  if (actor.role !== 'editor' && actor.role !== 'supervisor') return []
  const { rows } = await readBroadcasts(db, { state: 'review', limit: ALL, offset: 0 })
  const others = rows.filter(({ author_id }) => author_id !== actor.id)
  return dayPart('broadcast', others, ({ id, texts, author, updated_at }) => {
    return { id, about: (texts as BroadcastBody['texts'])[lang].title, by: author, at: updated_at }
  })
}
