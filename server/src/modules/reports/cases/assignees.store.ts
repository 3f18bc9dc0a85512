import { SETTLED_STATES } from '@himoya/contract/reports/case-lists'
import type { Db } from '../../../platform/db/connect.ts'

type Assignee = { id: string; alias: string; open: number }

const assignees = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('staff_member', 'staff_member.account_id', 'account.id')
    .select(['account.id', 'alias'])
    .select((row) =>
      row
        .selectFrom('report_case')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('report_case.assigned_to', '=', 'account.id')
        .where('report_case.state', 'not in', SETTLED_STATES)
        .as('open'),
    )
    .where('role', 'in', ['counsellor', 'supervisor'])
    .where('deleted_at', 'is', null)
    .where('blocked_at', 'is', null)
    .$castTo<Assignee>()

/** Everybody a case can be given to, who holds the fewest first. */
export async function readAssignees(db: Db): Promise<Assignee[]> {
  return assignees(db).orderBy('open').orderBy('alias').execute()
}

/** undefined: none to whom a case can be given. */
export async function readAssignee(db: Db, id: string): Promise<Assignee | undefined> {
  return assignees(db).where('account.id', '=', id).executeTakeFirst()
}

/** Names of these members, whether or not they still work here. */
export async function readAliases(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('staff_member').select(['account_id', 'alias']).where('account_id', 'in', known).execute()
  return new Map(rows.map(({ account_id, alias }) => [account_id, alias]))
}
