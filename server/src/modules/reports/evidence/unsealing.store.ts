import type { Db } from '../../../platform/db/connect.ts'

const COLUMNS = ['evidence_unsealing.id', 'evidence_id', 'asked_by', 'asked_at', 'reason', 'decided_by', 'open_until'] as const

/** What was asked for and is not decided, or is open now, of these files. */
export async function readUnsealing(db: Db, evidence_ids: readonly string[], now: Date) {
  if (evidence_ids.length === 0) return []
  return db
    .selectFrom('evidence_unsealing')
    .innerJoin('staff_member', 'staff_member.account_id', 'asked_by')
    .select(COLUMNS)
    .select('staff_member.alias as asked_alias')
    .where('evidence_id', 'in', evidence_ids)
    .where((is) => is.or([is('decided_at', 'is', null), is('open_until', '>', now)]))
    .orderBy('asked_at')
    .execute()
}

export type UnsealingRow = Awaited<ReturnType<typeof readUnsealing>>[number]

type NewAsk = { id: string; evidence_id: string; asked_by: string; asked_at: Date; reason: Buffer }

/** false: somebody has asked already. */
export async function insertAsk(db: Db, ask: NewAsk): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('evidence_unsealing')
    .values(ask)
    .onConflict((same) => same.column('evidence_id').where('decided_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function lockAsk(db: Db, evidence_id: string): Promise<{ id: string; asked_by: string } | undefined> {
  return db
    .selectFrom('evidence_unsealing')
    .select(['id', 'asked_by'])
    .where('evidence_id', '=', evidence_id)
    .where('decided_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

type Decision = { decided_by: string; decided_at: Date; open_until: Date | null }

export async function writeDecision(db: Db, id: string, decision: Decision): Promise<void> {
  await db.updateTable('evidence_unsealing').set(decision).where('id', '=', id).execute()
}

/** What somebody else asked for and nobody decided, with the case it is of. */
export async function readAskedByOthers(db: Db, account_id: string) {
  return db
    .selectFrom('evidence_unsealing')
    .innerJoin('evidence', 'evidence.id', 'evidence_id')
    .innerJoin('report', 'report.id', 'evidence.report_id')
    .innerJoin('staff_member', 'staff_member.account_id', 'asked_by')
    .select(['report.id as report_id', 'report.ref', 'asked_at', 'staff_member.alias as asked_alias'])
    .where('decided_at', 'is', null)
    .where('asked_by', '<>', account_id)
    .orderBy('asked_at')
    .execute()
}
