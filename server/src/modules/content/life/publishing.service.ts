import type { ContentType } from '@himoya/contract/content/content-types'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import { orSlugTaken, workingOf } from '../editing/editing.service.ts'
import { type ItemRow, updateItem } from '../items.store.ts'
import { liveRowsOf } from '../live/live-rows.policy.ts'
import { readPublishedAt, replaceLive } from '../live/live.store.ts'
import { isShownElsewhere } from '../uses.store.ts'
import { markShown } from '../editing/versions.store.ts'

/** The newest version becomes what the public sees. For a transaction that holds the item. Throws `invalid` for a taken slug. */
export async function putLive(db: Db, item: ItemRow, at: Date): Promise<void> {
  const { id, slug, position, sample, version, archive_at, approved_by } = item
  const published_at = (await readPublishedAt(db, id)) ?? at
  const type = item.type as ContentType
  const rows = liveRowsOf({ ...workingOf(item), id, type, slug, position, sample, published_at, updated_at: at })
  await orSlugTaken(replaceLive(db, id, rows))
  await markShown(db, { item_id: id, version }, at)
  const shown = { state: 'published', live_version: version, publish_at: null } as const
  await updateItem(db, id, { ...shown, archive_at, approved_by, updated_at: at })
}

/**
 * Nobody sees it any more. What was begun since the public version stays as it is. For a transaction that holds the item.
 * Throws `in_use`.
 */
export async function takeDown(db: Db, { id, state }: ItemRow, at: Date): Promise<void> {
  if (await isShownElsewhere(db, id)) throw new AppError('in_use')
  await replaceLive(db, id, [])
  const kept = state === 'published' ? 'archived' : state
  await updateItem(db, id, { state: kept, live_version: null, archive_at: null, updated_at: at })
}
