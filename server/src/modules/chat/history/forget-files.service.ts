import type { Db } from '../../../platform/db/connect.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Files have lost their chat or message; whoever keeps files sweeps them up (attachments.module.ts). */
export const FILES_FORGOTTEN = 'chat.files_forgotten'

/** Has the files of deleted chats or messages removed at once. `db` is the transaction that deletes them. */
export async function forgetFilesSoon({ jobs }: Pick<Platform, 'jobs'>, db: Db): Promise<void> {
  await jobs.enqueue(db, FILES_FORGOTTEN, {})
}
