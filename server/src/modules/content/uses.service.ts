import type { ContentState, ContentType } from '@himoya/contract/content/content-types'
import type { Translated } from '@himoya/contract/languages'
import type { Db } from '../../platform/db/connect.ts'
import { isSafetyText } from './life/actions.policy.ts'
import { workingOf } from './editing/editing.service.ts'
import { readLiveUses, readUses } from './uses.store.ts'
import { titlesIn } from './editing/working.policy.ts'

/** What names a content or a medium, in its working copy or before the public's eyes; for the library as well. */
export async function usedIn(
  db: Db,
  id: string,
): Promise<{ id: string; type: ContentType; titles: Translated; state: ContentState }[]> {
  const rows = await readUses(db, id)
  return rows.map((row) => ({
    id: row.id,
    type: row.type as ContentType,
    titles: titlesIn(workingOf({ facts: {}, texts: row.texts }).texts),
    state: row.state,
  }))
}

/** Does a published safety text show this medium? */
export async function inSafetyText(db: Db, id: string): Promise<boolean> {
  const uses = await readLiveUses(db, id)
  return uses.some(({ type, facts, safety, marked }) =>
    isSafetyText({ type: type as ContentType, facts, safety: safety || marked }),
  )
}
