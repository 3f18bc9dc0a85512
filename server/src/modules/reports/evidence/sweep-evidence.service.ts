import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deleteEvidence, readDoomed } from './evidence.store.ts'
import { forgetUntied, pastTimes } from './uploads.service.ts'

export const SWEEP = 'evidence.sweep'
const BATCH = 200

/**
 * Deletes the files of what nobody can see any more: without a byte after ten minutes, tied to no report within 24 h, or of a report that is gone. May be stopped and
 * called again.
 */
export async function sweepEvidence(platform: Platform): Promise<void> {
  const { db, private_files, now } = platform
  const past = pastTimes(now())
  for (;;) {
    const doomed = await readDoomed(db, past, BATCH)
    if (doomed.length === 0) return
    for (const { id, folder, report_id } of doomed) {
      if (report_id === null) await forgetIfUntied(platform, id)
      else await private_files.remove(folder).then(() => deleteEvidence(db, [id]))
    }
  }
}

async function forgetIfUntied(platform: Platform, id: string): Promise<void> {
  try {
    await forgetUntied(platform, id)
  } catch (error) {
    // A report took it over at the last moment.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error
  }
}

/** Has the files of a deleted report removed at once. `db` is the transaction that deletes it. */
export async function forgetEvidenceSoon({ jobs }: Pick<Platform, 'jobs'>, db: Db): Promise<void> {
  await jobs.enqueue(db, SWEEP, {})
}
