import { type DeadlineKind, isSettled } from '@himoya/contract/case-lists'
import type { PlainReason, PlainState } from '@himoya/contract/report-lists'
import type { Db } from '../../../platform/db/connect.ts'
import { mayWithdraw } from '../case.policy.ts'
import { readCases } from '../case.store.ts'
import { readDeadlines } from '../deadlines/deadlines.store.ts'
import { PLAIN, plainReason } from './plain-state.policy.ts'

export type PlainCase = {
  state: PlainState
  /** The next date we keep to the reporter; null: nothing more is due. */
  next_at: Date | null
  closed_for: PlainReason | null
  /** Nobody has begun the work that cannot be undone. */
  can_withdraw: boolean
  can_write: boolean
}

/** Promises that are the reporter's business. */
const SHOWN_TO_REPORTER: ReadonlySet<DeadlineKind> = new Set(['first_words', 'review'])

/** How far these reports are, as their reporters are told it, by the report's id. */
export async function plainStates(db: Db, report_ids: readonly string[]): Promise<Map<string, PlainCase>> {
  const owed = (await readDeadlines(db, report_ids)).filter(({ kind }) => SHOWN_TO_REPORTER.has(kind))
  return new Map(
    (await readCases(db, report_ids)).map((record) => {
      const { id, state, closing_reason } = record
      const plain: PlainCase = {
        state: PLAIN[state],
        next_at: owed.find(({ case_id }) => case_id === id)?.due_at ?? null,
        closed_for: plainReason(state, closing_reason),
        can_withdraw: mayWithdraw(record),
        can_write: !isSettled(state) || state === 'closed',
      }
      return [id, plain]
    }),
  )
}
