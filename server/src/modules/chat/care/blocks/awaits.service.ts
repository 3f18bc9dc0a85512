import type { DayPart } from '@himoya/contract/desk/my-day'
import { dayPart } from '../../../../platform/core/day-part.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { Who } from '../../../../platform/server-module.ts'
import { readAskedByOthers } from './blocks.store.ts'

/** Blocks that somebody else asked for, as long as they have not ended by themselves. */
export async function awaitsOfBlocks({ db, now }: Platform, { actor }: Who): Promise<DayPart[]> {
  if (actor.role !== 'supervisor') return []
  return dayPart('block', await readAskedByOthers(db, actor.id, now()), ({ id, asker_alias, created_at }) => {
    return { id, by: asker_alias, at: created_at }
  })
}
