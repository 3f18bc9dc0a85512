import type { Platform } from '../../../platform/platform.ts'
import { DAY, DELAY_MEMORY } from './auth.limits.ts'
import { deleteOldCodes } from './codes/code.store.ts'
import { deleteOldDelays } from './passwords/delay.store.ts'
import { readOldPendingKeys } from './sign-up/pending.store.ts'
import { deleteOldResets } from './passwords/reset.store.ts'
import { deleteOldSessions } from './sessions/session.store.ts'

/** Sessions that ended stay as long as the security log (safety.md 28). */
const ENDED_SESSIONS = 14 * DAY

/** Deletes what has served its time: codes and waiting registrations after 24 h, the key of sealed ones first. */
export async function sweepAccounts(platform: Platform): Promise<void> {
  const ago = (seconds: number): Date => new Date(platform.now().getTime() - seconds * 1_000)
  // The row goes with its key.
  await platform.vault.destroyKeys(platform.db, await readOldPendingKeys(platform.db, ago(DAY)))
  await deleteOldCodes(platform.db, ago(DAY))
  await deleteOldResets(platform.db, ago(DAY))
  await deleteOldDelays(platform.db, ago(DELAY_MEMORY))
  await deleteOldSessions(platform.db, ago(ENDED_SESSIONS))
}
