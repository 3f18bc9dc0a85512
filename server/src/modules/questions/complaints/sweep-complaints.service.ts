import { DAY_MS } from '@himoya/contract/tashkent'
import type { Platform } from '../../../platform/platform.ts'
import { readSettledKeys } from './complaints.store.ts'

const BATCH = 200

/** Forgets complaints after their days, counted from the answer (safety.md 28): each row goes with its key. */
export async function sweepComplaints({ db, vault, config, now }: Platform): Promise<void> {
  const before = new Date(now().getTime() - config.complaint_days * DAY_MS)
  for (;;) {
    const keys = await readSettledKeys(db, before, BATCH)
    if (keys.length === 0) return
    await vault.destroyKeys(db, keys)
  }
}
