import { caseRef } from '@himoya/contract/typed-codes'
import { CASE_STATES } from '@himoya/contract/reports/case-lists'
import type { CaseCounts, CaseAssignees, CaseQuery, CaseRow } from '@himoya/contract/reports/cases'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countByState, readBoard } from './board.store.ts'
import { presentRows } from './showing/case-rows.service.ts'
import { readAssignees } from './assignees.store.ts'

/** null: sees the team's. */
const onlyOf = ({ role, id }: StaffActor): string | null => (role === 'supervisor' ? null : id)

/** What the caller may see the rows of: supervisors the team's, counsellors their own and what is nobody's yet. */
export async function listBoard(
  platform: Pick<Platform, 'db' | 'now'>,
  actor: StaffActor,
  { page, page_size, ref, ...query }: CaseQuery,
): Promise<{ count: number; results: CaseRow[] }> {
  const { db, now } = platform
  const asked = { ...query, ref: ref && caseRef(ref), counsellor: onlyOf(actor), caller: actor.id, now: now() }
  const { rows, count } = await readBoard(db, asked, windowOf({ page, page_size }))
  return { count, results: await presentRows(platform, db, rows) }
}

export async function countBoard(db: Db, actor: StaffActor): Promise<CaseCounts> {
  const counts = await countByState(db, onlyOf(actor))
  return Object.fromEntries(CASE_STATES.map((state) => [state, counts.get(state) ?? 0])) as CaseCounts
}

/** Everybody a case can be given to. */
export const listAssignees = (db: Db): Promise<CaseAssignees> => readAssignees(db)
