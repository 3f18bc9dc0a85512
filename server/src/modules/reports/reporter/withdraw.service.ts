import type { WithdrawBody } from '@himoya/contract/reports/reports'
import type { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { plainStates, announceReporter, holdCase, withdrawCase } from '../cases/cases.service.ts'
import type { Report } from '../reports.service.ts'

/**
 * The reporter takes a report back: nobody works on it any more; it stays sealed until its retention ends. Twice is as good as
 * once. Throws `cannot_withdraw` once a danger to life is in work, `changed_meanwhile` when the work is done.
 */
export async function withdrawReport(
  platform: Platform,
  { id }: Report,
  { reason }: z.infer<typeof WithdrawBody>,
): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    await holdCase(db, id)
    const plain = (await plainStates(db, [id])).get(id)
    if (plain?.closed_for !== 'withdrawn') await withdrawCase(platform, db, id, reason)
  })
  await announceReporter(platform, id)
}
