import type { Platform } from '../../platform/platform.ts'
import { forgetPlaces, readSettledKeys } from './sos.store.ts'

const DAY_MS = 24 * 3_600_000
/** Days a place stays, and days a settled call does (safety.md 28: as a chat's text). */
const PLACE_DAYS = 7
const CALL_DAYS = 365
const BATCH = 200

/** Takes places away after seven days, and settled calls with their keys after a year. */
export async function sweepSos({ db, vault, now }: Platform): Promise<void> {
  const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS)
  await forgetPlaces(db, before(PLACE_DAYS))
  for (;;) {
    const keys = await readSettledKeys(db, before(CALL_DAYS), BATCH)
    if (keys.length === 0) return
    await vault.destroyKeys(db, keys)
  }
}
