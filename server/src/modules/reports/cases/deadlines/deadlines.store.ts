import type { DeadlineKind } from '@himoya/contract/reports/case-lists'
import type { Db } from '../../../../platform/db/connect.ts'

export type DeadlineRow = { case_id: string; kind: DeadlineKind; subject_id: string; due_at: Date }

/** Owes it from now on; a date that is there already is replaced, and rings anew. */
export async function writeDeadline(db: Db, deadline: DeadlineRow): Promise<void> {
  const { due_at } = deadline
  await db
    .insertInto('case_deadline')
    .values(deadline)
    .onConflict((row) => row.columns(['case_id', 'kind', 'subject_id']).doUpdateSet({ due_at, met_at: null, rung_at: null }))
    .execute()
}

/** Kept, or not owed any more. Without `kinds`: all of it. */
export async function meetDeadlines(db: Db, case_id: string, now: Date, kinds?: readonly DeadlineKind[]): Promise<void> {
  if (kinds?.length === 0) return
  const open = db.updateTable('case_deadline').set({ met_at: now }).where('case_id', '=', case_id).where('met_at', 'is', null)
  await (kinds ? open.where('kind', 'in', kinds) : open).execute()
}

export async function meetTask(db: Db, subject_id: string, now: Date): Promise<void> {
  await db
    .updateTable('case_deadline')
    .set({ met_at: now })
    .where('kind', '=', 'task')
    .where('subject_id', '=', subject_id)
    .where('met_at', 'is', null)
    .execute()
}

/** What is still owed on these cases, the earliest first. */
export async function readDeadlines(db: Db, case_ids: readonly string[]): Promise<DeadlineRow[]> {
  if (case_ids.length === 0) return []
  return db
    .selectFrom('case_deadline')
    .select(['case_id', 'kind', 'subject_id', 'due_at'])
    .where('case_id', 'in', case_ids)
    .where('met_at', 'is', null)
    .orderBy('due_at')
    .$castTo<DeadlineRow>()
    .execute()
}

/** The dates of tasks that are still open count again. */
export async function oweTasksAgain(db: Db, case_id: string): Promise<void> {
  await db
    .updateTable('case_deadline')
    .set({ met_at: null })
    .where('case_id', '=', case_id)
    .where('kind', '=', 'task')
    .where('subject_id', 'in', (row) =>
      row.selectFrom('case_task').select('id').where('case_task.case_id', '=', case_id).where('case_task.state', '=', 'open'),
    )
    .execute()
}

/** Promises that are not kept and of which nobody was told yet; from now on told. */
export async function takeLate(db: Db, now: Date, limit: number): Promise<DeadlineRow[]> {
  return db
    .updateTable('case_deadline')
    .set({ rung_at: now })
    .where((row) =>
      row(
        row.refTuple('case_id', 'kind', 'subject_id'),
        'in',
        row
          .selectFrom('case_deadline as late')
          .select(['late.case_id', 'late.kind', 'late.subject_id'])
          .where('late.met_at', 'is', null)
          .where('late.rung_at', 'is', null)
          .where('late.due_at', '<=', now)
          .orderBy('late.due_at')
          .limit(limit)
          .forUpdate()
          .skipLocked()
          .$asTuple('case_id', 'kind', 'subject_id'),
      ),
    )
    .returning(['case_id', 'kind', 'subject_id', 'due_at'])
    .$castTo<DeadlineRow>()
    .execute()
}

/** As if the team had been told already, so that nothing of it rings. */
export async function muteDeadlines(db: Db, case_id: string, now: Date): Promise<void> {
  await db.updateTable('case_deadline').set({ rung_at: now }).where('case_id', '=', case_id).execute()
}
