import { DAY_MS } from '@himoya/contract/tashkent'
import type { Platform } from '../../platform/platform.ts'
import { appendAnchor } from './anchor-file.ts'
import { layOrigin, signMark } from './anchors.service.ts'
import { deleteUpTo, insertMark, readPrunable } from './chain.store.ts'
import { verifyLog } from './verify.service.ts'

/**
 * Deletes entries after their years (safety.md 28), the oldest first and never past one that is about a case on legal hold. Where
 * the rest begins is signed in the same transaction, so the chain stays verifiable. A log that is not whole is left as it is:
 * it is evidence.
 */
export async function pruneLog(platform: Platform): Promise<void> {
  const { db, config, now, log } = platform
  // In the first second of a log nobody else has yet; signed beside it, a floor would make it look forged.
  await layOrigin(platform)
  const until = await readPrunable(db, new Date(now().getTime() - config.audit_days * DAY_MS))
  // Checked every day, whether or not something is due.
  if (!(await checkLog(platform)) || !until) return
  const floor = signMark(platform, 'floor', until)
  const count = await db.transaction().execute(async (on) => {
    await insertMark(on, floor)
    return deleteUpTo(on, until.seq)
  })
  await appendAnchor(config.data_dir, floor)
  log.info('audit entries deleted for their age', { count })
}

/** Nobody has to ask: a log that is not whole is told to the server's own; `audit:verify` names the places. */
async function checkLog(platform: Platform): Promise<boolean> {
  const { whole, found, entries } = await verifyLog(platform)
  if (whole) platform.log.info('the audit log is whole', { count: entries })
  else platform.log.error('the audit log is not as it was written', { count: found })
  return whole
}
