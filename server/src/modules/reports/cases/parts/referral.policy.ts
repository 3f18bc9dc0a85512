import { REFERRAL_ACTS, type CONSENTS, type ReferralAct, type ReferralState } from '@himoya/contract/reports/case-lists'
import { AppError } from '../../../../platform/core/errors.ts'

/** The whole life of a referral (product.md 5), one act a row. */
export const REFERRAL_TRANSITIONS: Readonly<Record<ReferralAct, { from: readonly ReferralState[]; to: ReferralState }>> = {
  ask_consent: { from: ['draft'], to: 'consent' },
  send: { from: ['draft', 'consent'], to: 'sent' },
  accept: { from: ['sent'], to: 'accepted' },
  reject: { from: ['sent'], to: 'rejected' },
  finish: { from: ['accepted'], to: 'done' },
  revoke: { from: ['draft', 'consent', 'sent', 'accepted'], to: 'revoked' },
}

/** Another body has it, and we wait for them. */
export const isOut = (state: ReferralState): boolean => state === 'sent' || state === 'accepted'
/** What the other body is told can still be changed. */
export const isOpenText = (state: ReferralState): boolean => state === 'draft' || state === 'consent'

export const referralActsOf = (state: ReferralState): ReferralAct[] =>
  REFERRAL_ACTS.filter((act) => REFERRAL_TRANSITIONS[act].from.includes(state))

type Brought = { consent?: (typeof CONSENTS)[number] | undefined; note?: string | undefined }

/**
 * Nothing is sent without consent. Where the law makes us tell (a duty to report) nobody's consent is waited for, but the reason
 * is written; a consent that was given has to have been asked for. Throws `changed_meanwhile`, `invalid`.
 */
export function assertReferralAct(act: ReferralAct, state: ReferralState, { consent, note }: Brought): void {
  if (!REFERRAL_TRANSITIONS[act].from.includes(state)) throw new AppError('changed_meanwhile')
  if (act !== 'send') {
    if (consent !== undefined) throw new AppError('invalid', { fields: { consent: ['not_allowed'] } })
    return
  }
  if (consent === undefined) throw new AppError('invalid', { fields: { consent: ['required'] } })
  if (consent === 'duty_to_report' && !note) throw new AppError('invalid', { fields: { note: ['required'] } })
  if (consent !== 'duty_to_report' && state === 'draft') throw new AppError('invalid', { fields: { consent: ['not_allowed'] } })
}
