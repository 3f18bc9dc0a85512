import { ENDED_REFERRALS } from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/connect.ts'

/** What is begun in a case and not finished. */
export async function readOpenWork(db: Db, case_id: string): Promise<Case['open_work']> {
  const { rows } = await sql<Case['open_work']>`select
    (select count(*)::int from case_task where case_id = ${case_id} and state = 'open') as tasks,
    (select count(*)::int from case_referral where case_id = ${case_id} and state <> all(${sql.val([...ENDED_REFERRALS])})) as referrals,
    (select count(*)::int from follow_up where case_id = ${case_id} and settled_at is null) as promises`.execute(db)
  return rows[0]!
}
