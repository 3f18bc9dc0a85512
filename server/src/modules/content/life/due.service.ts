import { CONTENT_TYPES } from '@himoya/contract/content/content-lists'
import type { ContentType } from '@himoya/contract/content/content-types'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkPublishable } from '../editing/check-working.service.ts'
import { announceChange } from '../../../platform/pages/content-changed.ts'
import { statusOf, workingOf } from '../editing/editing.service.ts'
import { type ItemRow, lockItem, readDue } from '../items.store.ts'
import { putLive, takeDown } from './publishing.service.ts'

export const DUE = 'content.due'

/** Has the schedule looked at when each of these times comes; through `db`, so exactly when the plan itself is written. */
export async function planDue({ jobs }: Pick<Platform, 'jobs'>, db: Db, times: readonly (Date | null)[]): Promise<void> {
  for (const at of times) {
    if (at !== null) await jobs.enqueue(db, DUE, {}, { run_at: at, key: `${DUE} ${at.toISOString()}` })
  }
}

/** Publishes and archives whatever has come due. What still cannot be is told in the log, and tried again. */
export async function applyDue(platform: Platform): Promise<void> {
  const due = await readDue(platform.db, platform.now())
  // What others hang on goes first: a category, then its courses, then their lessons.
  due.sort((left, right) => CONTENT_TYPES.indexOf(left.type) - CONTENT_TYPES.indexOf(right.type))
  const changed = new Set<ContentType>()
  for (const { type, id } of due) {
    try {
      await platform.db.transaction().execute((db) => applyOne(platform, db, type, id))
      changed.add(type)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      platform.log.warn('content stays as it is past its time', { job: DUE, code: error.code })
    }
  }
  for (const type of changed) announceChange(platform.hub, type)
}

async function applyOne(platform: Platform, db: Db, type: ContentType, id: string): Promise<void> {
  const now = platform.now()
  const item = await lockItem(db, type, id)
  if (!item) return
  if (isDue(item.publish_at, now) && item.state === 'review') {
    await checkPublishable(db, { id, type }, workingOf(item), now)
    await putLive(db, item, item.publish_at)
  }
  const shown = await lockItem(db, type, id)
  if (shown && isDue(shown.archive_at, now) && statusOf(shown).live_version !== null) await takeDown(db, shown, now)
}

const isDue = (at: ItemRow['publish_at'], now: Date): at is Date => at !== null && at <= now
