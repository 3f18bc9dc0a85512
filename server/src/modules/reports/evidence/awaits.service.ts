import type { DayPart } from '@himoya/contract/desk/my-day'
import { dayPart } from '../../../platform/core/day-part.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Who } from '../../../platform/server-module.ts'
import { readAskedByOthers } from './unsealing.store.ts'

/** Originals that somebody else asked to open. */
export async function awaitsOfEvidence({ db }: Platform, { actor }: Who): Promise<DayPart[]> {
  if (actor.role !== 'supervisor') return []
  return dayPart('original', await readAskedByOthers(db, actor.id), ({ report_id, ref, asked_alias, asked_at }) => {
    return { id: report_id, about: ref, by: asked_alias, at: asked_at }
  })
}
