import type { AuditAction } from '@himoya/contract/audit/audit-lists'
import { type TimelineKind, isSettled } from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'
import type { Sealer } from '../../../../platform/crypto/vault.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { recordAuditAction } from '../../../audit/audit.service.ts'
import { maySeeRow, mayWork } from '../case-access.policy.ts'
import { announceCase } from '../case-changes.service.ts'
import { lockCase, readCase, touchCase, type CaseRecord } from '../case.store.ts'
import { reviewDue } from '../deadlines/deadlines.policy.ts'
import { writeDeadline } from '../deadlines/deadlines.store.ts'
import { breakGlassUntil } from './break-glass.store.ts'
import { showCase } from '../showing/show-case.service.ts'
import { tellReporter } from './tell-reporter.service.ts'
import { addEvent } from '../parts/timeline.service.ts'

/** A locked case in the transaction that changes it. */
export type Work = { db: Db; record: CaseRecord; sealer: Sealer; now: Date }

/** What the change leaves behind: a timeline event of the timeline, and a line of the audit log with the same words. */
export type Trace = {
  kind: TimelineKind
  what: string
  said?: string | undefined
  audit_action: AuditAction
}

type WorkOptions = {
  /** `take`: also what is nobody's yet, which a counsellor sees the row of. */
  right?: 'work' | 'take'
  /** What is settled stays as it is, but for words. */
  settled?: 'open' | 'shut'
}

/**
 * One change of a case: who may, the change, its trace and the promise to look at it again within a week, in one transaction;
 * then the consoles are told, and the case is shown as it is now. Throws `not_found` for a foreign one, `forbidden` through a
 * break-glass, `changed_meanwhile` when it is settled.
 */
export async function workOn(
  platform: Platform,
  actor: StaffActor,
  id: string,
  change: (work: Work) => Promise<Trace | null>,
  { right = 'work', settled = 'shut' }: WorkOptions = {},
): Promise<Case> {
  const before = await platform.db.transaction().execute(async (db) => {
    const record = await enter(platform, db, actor, id, right)
    if (settled === 'shut' && isSettled(record.state)) throw new AppError('changed_meanwhile')
    const now = platform.now()
    const trace = await change({ db, record, sealer: await platform.vault.useKey(db, record.key_id), now })
    if (!trace) return record
    await leaveTrace(platform, db, actor, record, trace)
    await touchCase(db, id, now)
    await renewReview(db, id, now)
    await tellReporter(platform, db, record, trace.audit_action)
    return record
  })
  const after = await readCase(platform.db, id)
  if (after) announceCase(platform, { id, change: 'changed' }, after, before)
  return showCase(platform, actor, id)
}

async function enter(platform: Platform, db: Db, actor: StaffActor, id: string, right: 'work' | 'take'): Promise<CaseRecord> {
  const record = await lockCase(db, id)
  if (!record) throw new AppError('not_found')
  if (mayWork(actor, record) || (right === 'take' && maySeeRow(actor, record))) return record
  const seen = maySeeRow(actor, record) || (await breakGlassUntil(db, id, actor.id, platform.now())) !== null
  throw new AppError(seen ? 'forbidden' : 'not_found')
}

/** The timeline event and the line of the audit log, in the transaction of the action. */
export async function leaveTrace(platform: Platform, db: Db, actor: StaffActor, record: CaseRecord, trace: Trace): Promise<void> {
  const { id, key_id } = record
  const { kind, what, said, audit_action } = trace
  await addEvent(platform, db, { case_id: id, kind, what, by: actor.id, ...(said ? { said: { text: said, key_id } } : {}) })
  await recordAuditAction(platform, db, actor, {
    action: audit_action,
    subject_id: id,
    ...(said ? { reason: { text: said, key_id } } : {}),
  })
}

async function renewReview(db: Db, id: string, now: Date): Promise<void> {
  const record = await readCase(db, id)
  if (!record || isSettled(record.state) || record.assigned_to === null) return
  await writeDeadline(db, { case_id: id, kind: 'review', subject_id: id, due_at: reviewDue(now) })
}
