import { type DeadlineKind, isSettled } from '@himoya/contract/reports/case-lists'
import type { PlainReason, PlainState, Urgency } from '@himoya/contract/reports/report-lists'
import type { Db } from '../../../../platform/db/connect.ts'
import { mayWithdraw } from '../case.policy.ts'
import { readCases } from '../case.store.ts'
import { readDeadlines } from '../deadlines/deadlines.store.ts'
import { PLAIN, plainReason } from './plain-state.policy.ts'

export type PlainCase = {
  state: PlainState
  /** The next date we keep to the reporter; null: nothing more is due. */
  next_at: Date | null
  urgency: Urgency
  /** By when somebody opens it, as the team's clock has it; null: somebody has. */
  seen_by: Date | null
  /** Its words touch our lists, so it is opened sooner than an ordinary one. */
  pressing: boolean
  closed_for: PlainReason | null
  /** Nobody has begun the work that cannot be undone. */
  can_withdraw: boolean
  can_write: boolean
}

/** Promises that are the reporter's business. */
const SHOWN_TO_REPORTER: ReadonlySet<DeadlineKind> = new Set(['first_words', 'review'])

/** The first of them says by when somebody is to open it. */
const OPENS_IT: ReadonlySet<DeadlineKind> = new Set(['alarm', 'first_look'])

/** How far these reports are, as their reporters are told it, by the report's id. */
export async function plainStates(db: Db, report_ids: readonly string[]): Promise<Map<string, PlainCase>> {
  const owed = await readDeadlines(db, report_ids)
  const firstOf = (id: string, kinds: ReadonlySet<DeadlineKind>): Date | null =>
    owed.find(({ case_id, kind }) => case_id === id && kinds.has(kind))?.due_at ?? null
  return new Map(
    (await readCases(db, report_ids)).map((record) => {
      const { id, state, closing_reason, urgency, topics } = record
      const plain: PlainCase = {
        state: PLAIN[state],
        next_at: firstOf(id, SHOWN_TO_REPORTER),
        urgency,
        seen_by: firstOf(id, OPENS_IT),
        pressing: topics.length > 0,
        closed_for: plainReason(state, closing_reason),
        can_withdraw: mayWithdraw(record),
        can_write: !isSettled(state) || state === 'closed',
      }
      return [id, plain]
    }),
  )
}
