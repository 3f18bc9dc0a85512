import { SETTLED_STATES, type CaseRisk, type CaseState } from '@himoya/contract/reports/case-lists'
import type { ReportTypeId } from '@himoya/contract/reports/report-lists'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { caseRecords, type CaseRecord } from './case.store.ts'

export type BoardQuery = {
  /** Only this counsellor's and what is nobody's yet; null: the team's. */
  counsellor: string | null
  /** Who asks, for what is theirs. */
  caller: string
  view: 'open' | 'triage' | 'mine' | 'late' | 'closing' | 'settled'
  risk?: CaseRisk | undefined
  region_code?: string | undefined
  type?: ReportTypeId | undefined
  ref?: string | undefined
  now: Date
}

const FREE: readonly CaseState[] = ['received', 'triage']

/** Those whose row the caller may see. */
function visible(db: Db, counsellor: string | null) {
  const cases = caseRecords(db)
  if (counsellor === null) return cases
  return cases.where((is) =>
    is.or([
      is('report_case.assigned_to', '=', counsellor),
      is.and([is('report_case.assigned_to', 'is', null), is('report_case.state', 'in', FREE)]),
    ]),
  )
}

function viewed(db: Db, { counsellor, caller, view, now }: BoardQuery) {
  const cases = visible(db, counsellor)
  if (view === 'settled') return cases.where('report_case.state', 'in', SETTLED_STATES)
  if (view === 'late') {
    return cases.where((row) =>
      row.exists(
        row
          .selectFrom('case_deadline')
          .select('case_deadline.case_id')
          .whereRef('case_deadline.case_id', '=', 'report_case.id')
          .where('met_at', 'is', null)
          .where('due_at', '<=', now),
      ),
    )
  }
  const open = cases.where('report_case.state', 'not in', SETTLED_STATES)
  // And what a member who is gone gave back, wherever it stands.
  if (view === 'triage')
    return open.where((is) => is.or([is('report_case.state', 'in', FREE), is('report_case.assigned_to', 'is', null)]))
  if (view === 'mine') return open.where('report_case.assigned_to', '=', caller)
  if (view === 'closing') return open.where('closing_by', 'is not', null)
  return open
}

function board(db: Db, query: BoardQuery) {
  const { risk, region_code, type, ref } = query
  let cases = viewed(db, query)
  if (risk) cases = cases.where('risk', '=', risk)
  if (region_code) cases = cases.where('report.region_code', '=', region_code)
  if (type) cases = cases.where(sql<boolean>`type_ids @> array[${type}]`)
  if (ref) cases = cases.where('ref', '=', ref)
  return cases
}

/** A child in danger now that nobody has first, then high, what may be high, the rest; the oldest first. Settled: the newest. */
export async function readBoard(db: Db, query: BoardQuery, { limit, offset }: { limit: number; offset: number }) {
  const found = board(db, query)
  const sorted =
    query.view === 'settled'
      ? found.orderBy('settled_at', 'desc')
      : found
          .orderBy(
            sql`case when urgency = 'now' and report_case.state = 'received' then 0 when risk = 'high' then 1
              when risk = 'unknown' and (urgency = 'now' or cardinality(topics) > 0) then 2 when risk = 'unknown' then 3 else 4 end`,
          )
          .orderBy('report_case.created_at')
  const rows: CaseRecord[] = await sorted.orderBy('report_case.id').limit(limit).offset(offset).execute()
  const { count } = await found
    .clearSelect()
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count }
}

/** How many stand where, of those whose row the caller may see. */
export async function countByState(db: Db, counsellor: string | null): Promise<Map<CaseState, number>> {
  const rows = await visible(db, counsellor)
    .clearSelect()
    .select(['report_case.state', (all) => all.fn.countAll<number>().as('count')])
    .groupBy('report_case.state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, count]))
}

/** How many files each report and its inbox has. */
export async function countFiles(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('evidence')
    .select(['report_id', (all) => all.fn.countAll<number>().as('count')])
    .where('report_id', 'in', ids)
    .groupBy('report_id')
    .execute()
  return new Map(rows.map(({ report_id, count }) => [report_id!, count]))
}
