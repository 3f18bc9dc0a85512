import { type DeadlineKind, SETTLED_STATES } from '@himoya/contract/reports/case-lists'
import type { Db } from '../../../platform/db/connect.ts'

/** Tasks somebody was given, on cases that are still worked on; those with a date first. */
export async function readOwnTasks(db: Db, account_id: string) {
  return db
    .selectFrom('case_task')
    .innerJoin('report_case', 'report_case.id', 'case_task.case_id')
    .innerJoin('report', 'report.id', 'report_case.id')
    .select(['case_task.id', 'case_task.case_id', 'ref', 'case_task.due_at'])
    .where('case_task.assigned_to', '=', account_id)
    .where('case_task.state', '=', 'open')
    .where('report_case.state', 'not in', SETTLED_STATES)
    .orderBy('case_task.due_at', (order) => order.asc().nullsLast())
    .orderBy('case_task.id')
    .execute()
}

/** What is owed until `until` on the cases somebody has. A task is told as a task. */
export const readOwed = (db: Db, account_id: string, until: Date) =>
  owed(db, until).where('report_case.assigned_to', '=', account_id).execute()

/** What is late on everybody else's cases. */
export const readLateOfOthers = (db: Db, account_id: string, now: Date) =>
  owed(db, now)
    .where((is) => is.or([is('report_case.assigned_to', '<>', account_id), is('report_case.assigned_to', 'is', null)]))
    .execute()

const owed = (db: Db, until: Date) =>
  db
    .selectFrom('case_deadline')
    .innerJoin('report_case', 'report_case.id', 'case_deadline.case_id')
    .innerJoin('report', 'report.id', 'report_case.id')
    .leftJoin('staff_member', 'staff_member.account_id', 'report_case.assigned_to')
    .select(['case_deadline.case_id', 'kind', 'ref', 'due_at', 'alias'])
    .where('met_at', 'is', null)
    .where('kind', '<>', 'task')
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .$castTo<{ case_id: string; kind: DeadlineKind; ref: string; due_at: Date; alias: string | null }>()

/** Closings and liftings of a hold that somebody else asked for. */
export async function readAskedOfOthers(db: Db, account_id: string) {
  const asked = (asker: 'closing_by' | 'hold_lift_by', at: 'closing_at' | 'hold_lift_at') =>
    db
      .selectFrom('report_case')
      .innerJoin('report', 'report.id', 'report_case.id')
      .innerJoin('staff_member', 'staff_member.account_id', asker)
      .select(['report_case.id', 'ref', 'alias', `${at} as asked_at`])
      .where(asker, '<>', account_id)
      .orderBy(at)
      .execute()
  return { closings: await asked('closing_by', 'closing_at'), holds: await asked('hold_lift_by', 'hold_lift_at') }
}

/**
 * Those that are nobody's: not taken on yet; for a supervisor (`team`) also what a member who is gone gave back, wherever it
 * stands.
 */
export async function readUntaken(db: Db, team: boolean) {
  const untaken = db
    .selectFrom('report_case')
    .innerJoin('report', 'report.id', 'report_case.id')
    .select(['report_case.id', 'ref', 'report_case.created_at'])
    .where('report_case.assigned_to', 'is', null)
    .where('report_case.state', 'not in', SETTLED_STATES)
    .orderBy('report_case.created_at')
  return (team ? untaken : untaken.where('report_case.state', 'in', ['received', 'triage'])).execute()
}
