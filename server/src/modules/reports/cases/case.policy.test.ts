import { CASE_ACTS, CASE_STATES, SETTLED_STATES, type CaseAct, type CaseState } from '@himoya/contract/reports/case-lists'
import { describe, expect, it } from 'vitest'
import type { StaffActor } from '../../../platform/core/actors.ts'
import type { AppError } from '../../../platform/core/errors.ts'
import { actsOf, assertAct, assertBrought, mayWithdraw, stateAfter, type CaseStatus } from './case.policy.ts'

const staff = (id: string, role: StaffActor['role']): StaffActor => ({ kind: 'staff', id, session_id: 's', role })
const holder = staff('holder', 'counsellor')
const other = staff('other', 'counsellor')
const supervisor = staff('boss', 'supervisor')

const status = (state: CaseState, more: Partial<CaseStatus> = {}): CaseStatus => ({
  state,
  state_before: state === 'needs_info' || state === 'referred' ? 'plan' : null,
  risk: 'low',
  was_high: false,
  urgency: 'days',
  assigned_to: state === 'received' || state === 'triage' ? null : 'holder',
  closing_by: null,
  referred_out: false,
  ...more,
})
const codeOf = (mover: StaffActor | 'reporter', act: CaseAct, of: CaseStatus): string => {
  try {
    assertAct(mover, act, of)
    return 'allowed'
  } catch (error) {
    return (error as AppError).code
  }
}

/** From where each act leads where, said a second time and by hand: what is not here is refused. */
const EXPECTED: Record<CaseAct, Partial<Record<CaseState, CaseState>>> = {
  begin_triage: { received: 'triage' },
  set_risk: {
    received: 'received', triage: 'triage', assigned: 'assigned', assessment: 'assessment', plan: 'plan',
    in_progress: 'in_progress', referred: 'referred', needs_info: 'needs_info',
  },
  assign: {
    received: 'assigned', triage: 'assigned', assigned: 'assigned', assessment: 'assessment', plan: 'plan',
    in_progress: 'in_progress', referred: 'referred', needs_info: 'needs_info',
  },
  begin_assessment: { assigned: 'assessment' },
  make_plan: { assessment: 'plan', plan: 'plan', in_progress: 'in_progress' },
  begin_work: { plan: 'in_progress' },
  ask_reporter: {
    triage: 'needs_info', assigned: 'needs_info', assessment: 'needs_info', plan: 'needs_info', in_progress: 'needs_info',
  },
  answered: { needs_info: 'plan' },
  refer: { assessment: 'referred', plan: 'referred', in_progress: 'referred' },
  referral_back: { referred: 'plan' },
  mark_duplicate: {
    triage: 'duplicate', assigned: 'duplicate', assessment: 'duplicate', plan: 'duplicate', in_progress: 'duplicate',
    referred: 'duplicate', needs_info: 'duplicate',
  },
  mark_out_of_scope: { triage: 'out_of_scope', assigned: 'out_of_scope', assessment: 'out_of_scope' },
  withdraw: {
    received: 'withdrawn', triage: 'withdrawn', assigned: 'withdrawn', assessment: 'withdrawn', plan: 'withdrawn',
    in_progress: 'withdrawn', referred: 'withdrawn', needs_info: 'withdrawn',
  },
  ask_closing: {
    assigned: 'assigned', assessment: 'assessment', plan: 'plan', in_progress: 'in_progress', referred: 'referred',
    needs_info: 'needs_info',
  },
  refuse_closing: {
    assigned: 'assigned', assessment: 'assessment', plan: 'plan', in_progress: 'in_progress', referred: 'referred',
    needs_info: 'needs_info',
  },
  close: {
    assigned: 'closed', assessment: 'closed', plan: 'closed', in_progress: 'closed', referred: 'closed', needs_info: 'closed',
  },
  reopen: { closed: 'in_progress', duplicate: 'in_progress', out_of_scope: 'in_progress' },
} // prettier-ignore

/** What has to hold for the act beside its state. */
const READY: Partial<Record<CaseAct, Partial<CaseStatus>>> = {
  refer: { referred_out: true },
  ask_closing: { was_high: true, risk: 'high' },
  refuse_closing: { was_high: true, risk: 'high', closing_by: 'somebody' },
}

describe.each(CASE_ACTS)('%s', (act) => {
  const mover = act === 'withdraw' ? 'reporter' : supervisor
  it.each(CASE_STATES)('from %s leads where it should, or nowhere', (state) => {
    const of = status(state, READY[act])
    const to = EXPECTED[act][state]
    expect(codeOf(mover, act, of)).toBe(to ? 'allowed' : 'changed_meanwhile')
    if (to) expect(stateAfter(act, of)).toBe(to)
  })

  const first = Object.keys(EXPECTED[act])[0] as CaseState
  it('is nobody’s of an editor, an admin, or a counsellor who does not hold it', () => {
    const of = status(first, { assigned_to: 'holder', ...READY[act] })
    for (const stranger of [staff('e', 'editor'), staff('a', 'admin'), other]) {
      expect(codeOf(stranger, act, of)).toBe('forbidden')
      expect(actsOf(stranger, of)).not.toContain(act)
    }
  })

  it('is its counsellor’s, but for what only a supervisor or the reporter does', () => {
    const of = status(first, { assigned_to: 'holder', ...READY[act] })
    const theirs = !['begin_triage', 'assign', 'withdraw'].includes(act)
    expect(codeOf(holder, act, of)).toBe(theirs ? 'allowed' : 'forbidden')
  })

  it('is never the reporter’s, but for taking it back', () => {
    expect(codeOf('reporter', act, status(first, READY[act]))).toBe(act === 'withdraw' ? 'allowed' : 'forbidden')
  })
})

describe('taking a case', () => {
  it('is any counsellor’s while it is nobody’s, and no more', () => {
    for (const state of ['received', 'triage'] as const) expect(codeOf(other, 'assign', status(state))).toBe('allowed')
    expect(codeOf(other, 'assign', status('triage', { assigned_to: 'holder' }))).toBe('forbidden')
    expect(codeOf(other, 'set_risk', status('received'))).toBe('forbidden')
  })
})

describe('what was of high risk once', () => {
  const high = status('in_progress', { was_high: true, risk: 'low', closing_by: 'holder' })
  it('is closed by another one than asked, also when the risk was lowered since', () => {
    expect(codeOf(holder, 'close', high)).toBe('second_person')
    expect(codeOf(supervisor, 'close', high)).toBe('allowed')
    expect(codeOf(supervisor, 'close', { ...high, closing_by: null })).toBe('second_person')
    expect(codeOf(supervisor, 'close', { ...high, closing_by: 'boss' })).toBe('second_person')
    expect(codeOf(holder, 'close', { ...high, closing_by: 'boss' })).toBe('allowed')
  })

  it('is put away under no other name', () => {
    expect(codeOf(supervisor, 'mark_out_of_scope', { ...high, state: 'triage' })).toBe('second_person')
  })

  it('is asked for once', () => {
    expect(codeOf(supervisor, 'ask_closing', high)).toBe('already_done')
    expect(codeOf(supervisor, 'ask_closing', status('plan'))).toBe('forbidden')
    expect(codeOf(supervisor, 'refuse_closing', { ...high, closing_by: null })).toBe('changed_meanwhile')
  })
})

describe('a case whose risk nobody has weighed', () => {
  it('is not closed', () => expect(codeOf(holder, 'close', status('plan', { risk: 'unknown' }))).toBe('incomplete'))
})

describe('referring', () => {
  it('needs a referral that another body has', () => expect(codeOf(holder, 'refer', status('plan'))).toBe('incomplete'))
})

describe('taking a report back', () => {
  it('ends where a danger to life is in work or another body was told', () => {
    expect(mayWithdraw(status('received', { urgency: 'now' }))).toBe(true)
    expect(codeOf('reporter', 'withdraw', status('assigned', { urgency: 'now' }))).toBe('cannot_withdraw')
    expect(codeOf('reporter', 'withdraw', status('plan', { was_high: true }))).toBe('cannot_withdraw')
    expect(codeOf('reporter', 'withdraw', status('plan', { referred_out: true }))).toBe('cannot_withdraw')
    expect(mayWithdraw(status('plan'))).toBe(true)
    for (const state of SETTLED_STATES) expect(mayWithdraw(status(state))).toBe(false)
  })
})

describe('reopening', () => {
  it('puts what nobody ever had back to be given to somebody', () => {
    expect(stateAfter('reopen', status('out_of_scope', { assigned_to: null }))).toBe('triage')
  })
})

describe('what has to come with an act', () => {
  it('is named when it is missing', () => {
    const missing = (act: CaseAct, was_high = false): string[] => {
      try {
        assertBrought(act, {}, { was_high })
        return []
      } catch (error) {
        return Object.keys((error as AppError).details.fields ?? {})
      }
    }
    expect(missing('set_risk')).toEqual(['risk', 'reason'])
    expect(missing('assign')).toEqual(['assign_to'])
    expect(missing('make_plan')).toEqual(['plan'])
    expect(missing('ask_reporter')).toEqual(['message'])
    expect(missing('mark_duplicate')).toEqual(['duplicate_of'])
    expect(missing('mark_out_of_scope')).toEqual(['reason'])
    expect(missing('ask_closing', true)).toEqual(['closing_reason', 'summary'])
    expect(missing('close')).toEqual(['closing_reason', 'summary'])
    expect(missing('close', true)).toEqual([])
    expect(missing('reopen')).toEqual(['reason'])
    expect(missing('begin_triage')).toEqual([])
  })
})
