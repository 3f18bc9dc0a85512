import { REFERRAL_ACTS, REFERRAL_STATES, type ReferralAct, type ReferralState } from '@himoya/contract/reports/case-lists'
import { describe, expect, it } from 'vitest'
import type { AppError } from '../../../platform/core/errors.ts'
import { assertReferralAct, referralActsOf, REFERRAL_TRANSITIONS } from './parts/referral.policy.ts'

/** Said a second time and by hand: what is not here is refused. */
const EXPECTED: Record<ReferralAct, Partial<Record<ReferralState, ReferralState>>> = {
  ask_consent: { draft: 'consent' },
  send: { draft: 'sent', consent: 'sent' },
  accept: { sent: 'accepted' },
  reject: { sent: 'rejected' },
  finish: { accepted: 'done' },
  revoke: { draft: 'revoked', consent: 'revoked', sent: 'revoked', accepted: 'revoked' },
}
const attempt = (...args: Parameters<typeof assertReferralAct>): string => {
  try {
    assertReferralAct(...args)
    return 'allowed'
  } catch (error) {
    return (error as AppError).code
  }
}

describe.each(REFERRAL_ACTS)('%s', (act) => {
  it.each(REFERRAL_STATES)('from %s leads where it should, or nowhere', (state) => {
    const to = EXPECTED[act][state]
    const brought = act === 'send' ? ({ consent: 'duty_to_report', note: 'Qonun talabi' } as const) : {}
    expect(attempt(act, state, brought)).toBe(to ? 'allowed' : 'changed_meanwhile')
    expect(referralActsOf(state).includes(act)).toBe(to !== undefined)
    if (to) expect(REFERRAL_TRANSITIONS[act].to).toBe(to)
  })
})

describe('sending', () => {
  it('needs a consent that was asked for, or a duty with its reason', () => {
    expect(attempt('send', 'consent', {})).toBe('invalid')
    expect(attempt('send', 'consent', { consent: 'given_by_child' })).toBe('allowed')
    expect(attempt('send', 'draft', { consent: 'given_by_parent' })).toBe('invalid')
    expect(attempt('send', 'draft', { consent: 'duty_to_report' })).toBe('invalid')
    expect(attempt('send', 'draft', { consent: 'duty_to_report', note: 'Hayotga xavf' })).toBe('allowed')
  })

  it('is the only act a consent comes with', () =>
    expect(attempt('accept', 'sent', { consent: 'given_by_child' })).toBe('invalid'))
})
