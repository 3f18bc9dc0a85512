import type { Db } from '../../platform/db/connect.ts'
import type { Platform } from '../../platform/platform.ts'

export const SWEEP = 'attachments.sweep'

/** Has the files of deleted chats or messages removed at once. `db` is the transaction that deletes them. */
export async function forgetFilesSoon({ jobs }: Pick<Platform, 'jobs'>, db: Db): Promise<void> {
  await jobs.enqueue(db, SWEEP, {})
}
