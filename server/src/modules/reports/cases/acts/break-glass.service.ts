import { caseRef } from '@himoya/contract/typed-codes'
import { BREAK_GLASS_MINUTES } from '@himoya/contract/reports/case-lists'
import type { CaseByRef } from '@himoya/contract/reports/cases'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { mayWork } from '../case-access.policy.ts'
import { announceCase } from '../case-changes.service.ts'
import { idOfRef, lockCase } from '../case.store.ts'
import { breakGlassUntil, insertBreakGlass } from './break-glass.store.ts'
import { leaveTrace } from './work.service.ts'

/** Whoever needs more has taken over the case of a colleague, and should be given it. Setting `break_glass`. */
const BREAK_GLASS_LIMIT = { points: 5, seconds: 3_600 }

/**
 * Reading another's case in need, for an hour and only reading. The reason is on its timeline and in the audit log, and every
 * supervisor hears of it at once. Throws `not_found`, `already_done` for whoever may read it anyway, `rate_limited`.
 */
export async function breakGlass(platform: Platform, actor: StaffActor, id: string, reason: string): Promise<CaseByRef> {
  const { db, vault } = platform
  const retry_after = await platform.limiter.take('break_glass', actor.id, BREAK_GLASS_LIMIT)
  if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
  const now = platform.now()
  const until = new Date(now.getTime() + BREAK_GLASS_MINUTES * 60_000)
  const record = await db.transaction().execute(async (transaction) => {
    const locked = await lockCase(transaction, id)
    if (!locked) throw new AppError('not_found')
    // Pressed twice, or an hour that still runs: one reason, one entry.
    if (mayWork(actor, locked) || (await breakGlassUntil(transaction, id, actor.id, now))) throw new AppError('already_done')
    const break_glass_id = uuid(now.getTime())
    const sealed = (await vault.useKey(transaction, locked.key_id)).seal(`${break_glass_id}:reason`, reason)
    await insertBreakGlass(transaction, {
      id: break_glass_id,
      case_id: id,
      account_id: actor.id,
      reason: sealed,
      until,
      created_at: now,
    })
    await leaveTrace(platform, transaction, actor, locked, {
      kind: 'break_glass',
      what: 'broken',
      said: reason,
      audit_action: 'case.glass_broken',
    })
    return locked
  })
  announceCase(platform, { id, change: 'break_glass' }, record)
  return { id, until: until.toISOString() }
}

/** The same where only what the case is called is known. Throws `not_found`, `already_done`, `rate_limited`. */
export async function breakGlassByRef(
  platform: Platform,
  actor: StaffActor,
  { ref, reason }: { ref: string; reason: string },
): Promise<CaseByRef> {
  const id = await idOfRef(platform.db, caseRef(ref))
  if (id === undefined) throw new AppError('not_found')
  return breakGlass(platform, actor, id, reason)
}
