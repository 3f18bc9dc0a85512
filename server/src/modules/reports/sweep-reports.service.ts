import { DAY_MS } from '@himoya/contract/tashkent'
import type { Platform } from '../../platform/platform.ts'
import { forgetEvidenceSoon } from './evidence/evidence.service.ts'
import { closeReceipts, readOverdueKeys } from './retention.store.ts'

const BATCH = 200

/**
 * Forgets reports so many days after they were settled, by risk (safety.md 28): each goes with its key, its inbox, its case and
 * the keys of its files. What is on hold by law stays.
 */
export async function sweepReports(platform: Platform): Promise<void> {
  const { db, vault, config, now } = platform
  const before = (days: number): Date => new Date(now().getTime() - days * DAY_MS)
  for (;;) {
    const settled = { ordinary: before(config.report_days), grave: before(config.grave_report_days) }
    const keys = await readOverdueKeys(db, settled, BATCH)
    if (keys.length === 0) return
    await vault.destroyKeys(db, keys)
    await forgetEvidenceSoon(platform, db)
  }
}

/** Closes inboxes nobody has looked into for long: their receipt opens nothing any more. The team's work goes on. */
export async function closeUnreadInboxes({ db, config, now }: Platform): Promise<void> {
  const before = new Date(now().getTime() - config.inbox_days * DAY_MS)
  await closeReceipts(db, before)
}
