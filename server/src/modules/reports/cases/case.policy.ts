import {
  type ActNeed,
  CASE_ACTS,
  CASE_LENGTHS,
  type CaseAct,
  isClosing,
  needsOf,
  type CaseRisk,
  type CaseState,
} from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'
import type { ErrorCode } from '@himoya/contract/errors'
import type { Urgency } from '@himoya/contract/reports/report-lists'
import type { StaffActor } from '../../../platform/core/actors.ts'
import { AppError } from '../../../platform/core/errors.ts'

/** What the table decides from. */
export type CaseStatus = {
  state: CaseState
  state_before: CaseState | null
  risk: CaseRisk
  was_high: boolean
  urgency: Urgency
  assigned_to: string | null
  closing_by: string | null
  /** A referral that another body has, and not yet done. */
  referred_out: boolean
}

/** Who does it: staff, the reporter, or what happened by itself (a message came, a referral came back). */
type Mover = StaffActor | 'reporter' | 'system'

/**
 * `holder`: the counsellor it is assigned to, and supervisors. `taker`: a supervisor gives it to anybody; a counsellor takes for
 * themselves what is nobody's. `second`: a holder who is not the one that asked for the closing.
 */
type By = 'supervisor' | 'holder' | 'taker' | 'second' | 'reporter'
/** `same`: it stays where it is; `before`: where it was before it waited for somebody. */
type To = CaseState | 'same' | 'before'
type Transition = { from: readonly CaseState[]; to: To; by: By }

const WORKED: readonly CaseState[] = ['assigned', 'assessment', 'plan', 'in_progress', 'referred']
const UNSETTLED: readonly CaseState[] = ['received', 'triage', ...WORKED, 'needs_info']

/** The whole life of a case (product.md 5), one act a row. What is not here cannot be done. */
const TRANSITIONS: Readonly<Record<CaseAct, Transition>> = {
  begin_triage: { from: ['received'], to: 'triage', by: 'supervisor' },
  set_risk: { from: UNSETTLED, to: 'same', by: 'holder' },
  assign: { from: UNSETTLED, to: 'same', by: 'taker' },
  begin_assessment: { from: ['assigned'], to: 'assessment', by: 'holder' },
  make_plan: { from: ['assessment', 'plan', 'in_progress'], to: 'plan', by: 'holder' },
  begin_work: { from: ['plan'], to: 'in_progress', by: 'holder' },
  ask_reporter: {
    from: ['triage', 'assigned', 'assessment', 'plan', 'in_progress'],
    to: 'needs_info',
    by: 'holder',
  },
  answered: { from: ['needs_info'], to: 'before', by: 'holder' },
  refer: { from: ['assessment', 'plan', 'in_progress'], to: 'referred', by: 'holder' },
  referral_back: { from: ['referred'], to: 'before', by: 'holder' },
  mark_duplicate: { from: ['triage', ...WORKED, 'needs_info'], to: 'duplicate', by: 'holder' },
  mark_out_of_scope: { from: ['triage', 'assigned', 'assessment'], to: 'out_of_scope', by: 'holder' },
  withdraw: { from: UNSETTLED, to: 'withdrawn', by: 'reporter' },
  ask_closing: { from: [...WORKED, 'needs_info'], to: 'same', by: 'holder' },
  refuse_closing: { from: [...WORKED, 'needs_info'], to: 'same', by: 'holder' },
  close: { from: [...WORKED, 'needs_info'], to: 'closed', by: 'holder' },
  reopen: { from: ['closed', 'duplicate', 'out_of_scope'], to: 'in_progress', by: 'holder' },
}

/** Where the act leads. */
export function stateAfter(act: CaseAct, { state, state_before, assigned_to }: CaseStatus): CaseState {
  const { to } = TRANSITIONS[act]
  if (act === 'assign') return state === 'received' || state === 'triage' ? 'assigned' : state
  // A plan that is changed later does not throw the work back.
  if (act === 'make_plan') return state === 'in_progress' ? 'in_progress' : 'plan'
  // What was put aside before anybody had it goes back to be given to somebody.
  if (act === 'reopen') return assigned_to === null ? 'triage' : 'in_progress'
  if (to === 'same') return state
  return to === 'before' ? (state_before ?? 'assigned') : to
}

/** A danger to life that somebody works on: it cannot be taken back by whoever told of it any more. */
function dangerInWork({ state, urgency, was_high, assigned_to, referred_out }: CaseStatus): boolean {
  if (referred_out) return true
  return (urgency === 'now' || was_high) && (assigned_to !== null || !['received', 'triage'].includes(state))
}

export const mayWithdraw = (status: CaseStatus): boolean => refusal('reporter', 'withdraw', status) === null

/** Why the act is refused to this mover on this case; null: it is not. What has to come with it is not looked at. */
function refusal(mover: Mover, act: CaseAct, status: CaseStatus): ErrorCode | null {
  const { from, by } = TRANSITIONS[act]
  if (!from.includes(status.state)) return 'changed_meanwhile'
  if (by === 'reporter') return mover !== 'reporter' ? 'forbidden' : dangerInWork(status) ? 'cannot_withdraw' : null
  if (mover === 'reporter') return 'forbidden'
  if (mover !== 'system' && !isAllowed(mover, by, status)) return 'forbidden'
  return refusedByCase(mover, act, status)
}

function isAllowed({ role, id }: StaffActor, by: By, { state, assigned_to }: CaseStatus): boolean {
  if (role === 'supervisor') return true
  if (role !== 'counsellor') return false
  if (by === 'taker') return assigned_to === null && (state === 'received' || state === 'triage')
  return by !== 'supervisor' && assigned_to === id
}

/** What a second person is for, and what the case itself has to have. */
function refusedByCase(mover: Mover, act: CaseAct, status: CaseStatus): ErrorCode | null {
  const { was_high, risk, closing_by, referred_out } = status
  const mover_id = typeof mover === 'string' ? null : mover.id
  switch (act) {
    case 'ask_closing':
      return !was_high ? 'forbidden' : closing_by === null ? null : 'already_done'
    case 'refuse_closing':
      return closing_by === null ? 'changed_meanwhile' : null
    case 'close':
      // What nobody has weighed nobody puts away.
      if (risk === 'unknown') return 'incomplete'
      return was_high && (closing_by === null || closing_by === mover_id) ? 'second_person' : null
    // Alone nobody puts a high risk away (safety.md 20), under whichever name.
    case 'mark_out_of_scope':
      return was_high ? 'second_person' : null
    case 'refer':
      return referred_out ? null : 'incomplete'
    default:
      return null
  }
}

/** What this member may do now; the reporter's own act is never among it. */
export const actsOf = (actor: StaffActor, status: CaseStatus): CaseAct[] =>
  CASE_ACTS.filter((act) => refusal(actor, act, status) === null)

/** Throws `changed_meanwhile`, `forbidden`, `second_person`, `already_done`, `incomplete`, `cannot_withdraw`. */
export function assertAct(mover: Mover, act: CaseAct, status: CaseStatus): void {
  const code = refusal(mover, act, status)
  if (code) throw new AppError(code)
}

/** Throws `work_left`: what is begun is finished first, unless a supervisor says why it is not. */
export function assertFinished(actor: StaffActor, act: CaseAct, left: Case['open_work'], reason = ''): void {
  if (!isClosing(act) || left.tasks + left.referrals + left.promises === 0) return
  if (actor.role !== 'supervisor' || [...reason.trim()].length < CASE_LENGTHS.reason_min) throw new AppError('work_left')
}

type Brought = { [need in ActNeed]?: string | undefined }

/** Throws `invalid` naming what has to come with the act and did not. The closing of a low risk brings what asking would have. */
export function assertBrought(act: CaseAct, brought: Brought, { was_high }: Pick<CaseStatus, 'was_high'>): void {
  const missing = needsOf(act, !was_high).filter((need) => !brought[need])
  if (missing.length > 0)
    throw new AppError('invalid', { fields: Object.fromEntries(missing.map((need) => [need, ['required']])) })
}
