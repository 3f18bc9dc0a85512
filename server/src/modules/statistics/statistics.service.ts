import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'
import { addToCells, readFirstMonth } from './statistics.store.ts'
import type { Counted } from './tables.policy.ts'

/** Takes over what was counted elsewhere, where nothing is counted yet; it comes out with the next job. */
export async function importCounts({ jobs }: Pick<Platform, 'jobs'>, db: Db, counted: readonly Counted[]): Promise<void> {
  if ((await readFirstMonth(db)) !== null) return
  await addToCells(db, counted, true)
  await jobs.enqueue(db, 'statistics.print', {})
}
