import type { DayPart } from '@himoya/contract/desk/my-day'
import { dayPart } from '../../../platform/core/day-part.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { mayApprove } from './snippets.policy.ts'
import { readSnippets } from './snippets.store.ts'

const ALL = 200

/** Canned replies that the caller may approve. */
export async function awaitsOfSnippets({ db }: Platform, { actor }: Who): Promise<DayPart[]> {
  if (actor.role !== 'editor' && actor.role !== 'supervisor') return []
  const { rows } = await readSnippets(db, { lang: undefined, state: 'draft', search: undefined, limit: ALL, offset: 0 })
  const drafts = rows.filter((snippet) => mayApprove(actor, snippet))
  return dayPart('snippet', drafts, ({ id, shortcut, lang, author, updated_at }) => {
    return { id, of: lang, about: `/${shortcut}`, by: author, at: updated_at }
  })
}
