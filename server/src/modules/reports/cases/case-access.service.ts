import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mayRead, mayWork } from './case-access.policy.ts'
import { readCase, type CaseRecord } from './case.store.ts'
import { breakGlassUntil } from './acts/break-glass.store.ts'

type Parts = Pick<Platform, 'now'>
export type OpenedCase = CaseRecord & {
  /** Until when break-glass lets the caller read it; null: their own right. */
  break_glass_until: Date | null
}

/**
 * The case, for whoever may read what was told: supervisors the team's, a counsellor their own, or by break-glass for its
 * hour. A foreign case is a missing one. Audit what is read of it before it leaves. Throws `not_found`.
 */
export async function openCaseFor({ now }: Parts, db: Db, actor: StaffActor, id: string): Promise<OpenedCase> {
  const record = await readCase(db, id)
  if (!record) throw new AppError('not_found')
  const break_glass_until = mayWork(actor, record) ? null : await breakGlassUntil(db, id, actor.id, now())
  if (!mayRead(actor, record, break_glass_until !== null)) throw new AppError('not_found')
  return { ...record, break_glass_until }
}

/** The same for whoever changes something on it: break-glass is not enough. Throws `not_found`, `forbidden`. */
export async function workOnCase(platform: Parts, db: Db, actor: StaffActor, id: string): Promise<OpenedCase> {
  const opened = await openCaseFor(platform, db, actor, id)
  if (opened.break_glass_until !== null) throw new AppError('forbidden')
  return opened
}
