import { DAY_MS } from '@himoya/contract/tashkent'
import type { Platform } from '../../../platform/platform.ts'
import { deleteAttachments, forgetVoiceKeys, markExpired, readDoomed } from './attachments.store.ts'
import { unsentBefore } from './uploads.service.ts'

const BATCH = 200
/** A claim comes before its message; a message that is missing after this will not come. */
const MESSAGE_MS = 3_600_000

/**
 * Deletes the files of what nobody can see any more: never sent within 24 h, of a deleted chat or message; and the sound
 * of voice notes after their days (safety.md 28), whose key goes first. May be stopped and called again.
 */
export async function sweepAttachments(platform: Platform): Promise<void> {
  const { db, private_files, config } = platform
  const now = platform.now()
  const removeFiles = async (rows: readonly { folder: string }[]): Promise<void> => {
    for (const { folder } of rows) await private_files.remove(folder)
  }
  for (;;) {
    const doomed = await readDoomed(db, unsentBefore(now), new Date(now.getTime() - MESSAGE_MS), BATCH)
    if (doomed.length === 0) break
    await removeFiles(doomed)
    await deleteAttachments(db, idsOf(doomed))
  }
  for (;;) {
    const expired = await forgetVoiceKeys(db, new Date(now.getTime() - config.voice_days * DAY_MS), BATCH)
    if (expired.length === 0) break
    await removeFiles(expired)
    await markExpired(db, idsOf(expired), now)
  }
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
