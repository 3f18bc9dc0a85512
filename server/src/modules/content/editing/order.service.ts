import type { ContentType } from '@himoya/contract/content/content-types'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { announceChange } from '../../../platform/pages/content-changed.ts'
import { lockOrder, writePositions } from '../items.store.ts'
import { orderedAnew } from './order.policy.ts'

/** Puts these into this order, in the places they hold together; the others stay where they are. Throws `not_found`. */
export async function orderContent(platform: Platform, type: ContentType, ids: readonly string[]): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const stored = await lockOrder(db, type)
    const moved = orderedAnew(stored, ids)
    if (!moved) throw new AppError('not_found')
    await writePositions(db, moved)
  })
  announceChange(platform.hub, type)
}
