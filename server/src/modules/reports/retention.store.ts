import type { Db } from '../../platform/db/connect.ts'

type Settled = { ordinary: Date; grave: Date }

/** Keys of reports whose time is over, those that ever were of a high risk later; of none that is on hold. */
export async function readOverdueKeys(db: Db, settled: Settled, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.id', 'report.id')
    .select('report.key_id')
    .where('legal_hold', '=', false)
    .where((is) =>
      is.or([
        is.and([is('was_high', '=', false), is('settled_at', '<', settled.ordinary)]),
        is.and([is('was_high', '=', true), is('settled_at', '<', settled.grave)]),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(({ key_id }) => key_id)
}

/** Takes the receipts from reports whose inbox was not opened since then, and closes what is open of them. */
export async function closeReceipts(db: Db, opened_before: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .updateTable('report')
      .set({ receipt_index: null })
      .where('receipt_index', 'is not', null)
      .where('opened_at', '<', opened_before)
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await transaction.deleteFrom('report_session').where('report_id', 'in', ids).execute()
  })
}

/** All reports of a person, with whether the law holds them. */
export async function readAllOwn(db: Db, account_id: string, since: Date) {
  return db
    .selectFrom('report')
    .innerJoin('report_case', 'report_case.id', 'report.id')
    .select(['report.id', 'key_id', 'urgency', 'facts', 'legal_hold'])
    .where('account_id', '=', account_id)
    .where('report.created_at', '>=', since)
    .execute()
}

/** Takes the account, and what was sealed of the way to reach them, from a report that has to stay. */
export async function cutLoose(db: Db, id: string, facts: Buffer): Promise<void> {
  await db.updateTable('report').set({ account_id: null, facts }).where('id', '=', id).execute()
}
