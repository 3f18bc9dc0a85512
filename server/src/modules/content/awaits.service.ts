import type { DayPart } from '@himoya/contract/desk/my-day'
import { dayPart } from '../../platform/core/day-part.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Who } from '../../platform/server-module.ts'
import { statusOf, workingOf } from './editing/editing.service.ts'
import { titlesIn } from './editing/working.policy.ts'
import { readItemsToReview } from './items.store.ts'
import { refusalOf } from './life/actions.policy.ts'
import { readOpenChanges } from './numbers.store.ts'

/** Texts of every type that the caller may publish now, and changes of emergency numbers that somebody else asked for. */
export async function awaitsOfContent({ db }: Platform, { actor, lang }: Who): Promise<DayPart[]> {
  if (actor.role !== 'editor' && actor.role !== 'supervisor') return []
  const texts = (await readItemsToReview(db)).filter((item) => refusalOf('publish', statusOf(item), actor) === null)
  const numbers = (await readOpenChanges(db)).filter(({ proposed_by }) => proposed_by !== actor.id)
  return [
    ...dayPart('text', texts, (item) => {
      const titles = titlesIn(workingOf(item).texts)
      const about = titles[lang] || titles.uz
      return { id: item.id, of: item.type, about, by: item.author, at: item.updated_at }
    }),
    ...dayPart('number', numbers, ({ id, number, author, created_at }) => ({ id, about: number, by: author, at: created_at })),
  ]
}
