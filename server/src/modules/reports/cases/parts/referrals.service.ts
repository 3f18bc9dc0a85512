import type { Case, CaseReferralAct, CaseReferralBody } from '@himoya/contract/reports/cases'
import { v7 as uuid } from '../../../../platform/crypto/ids.ts'
import type { Db } from '../../../../platform/db/connect.ts'
import type { StaffActor } from '../../../../platform/core/actors.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { assertAct, stateAfter } from '../case.policy.ts'
import { changeCase, readCase } from '../case.store.ts'
import { insertReferral, readReferrals, updateReferral, type ReferralRow } from './parts.store.ts'
import { assertReferralAct, isOpenText, isOut, REFERRAL_TRANSITIONS } from './referral.policy.ts'
import { addEvent } from './timeline.service.ts'
import { workOn } from '../acts/work.service.ts'

type Place = { case_id: string; referral_id: string }

/** A draft of what another body is told: never more than it needs. Throws `not_found`, `forbidden`, `changed_meanwhile`. */
export async function draftReferral(
  platform: Platform,
  actor: StaffActor,
  case_id: string,
  { target, text }: CaseReferralBody,
): Promise<Case> {
  return workOn(platform, actor, case_id, async ({ db, sealer, now }) => {
    const id = uuid(now.getTime())
    const sealed = sealer.seal(`${id}:text`, text)
    await insertReferral(db, { id, case_id, target, text: sealed, by_id: actor.id, created_at: now, updated_at: now })
    return { kind: 'referral', what: 'draft', audit_action: 'case.changed' }
  })
}

/** Before it is sent; what was sent stands. Throws `not_found`, `forbidden`, `too_late`, `changed_meanwhile`. */
export async function changeReferral(
  platform: Platform,
  actor: StaffActor,
  { case_id, referral_id }: Place,
  { target, text }: CaseReferralBody,
): Promise<Case> {
  return workOn(platform, actor, case_id, async ({ db, sealer, now }) => {
    const { id, state } = await referralOrThrow(db, { case_id, referral_id })
    if (!isOpenText(state)) throw new AppError('too_late')
    await updateReferral(db, case_id, id, { target, text: sealer.seal(`${id}:text`, text), updated_at: now })
    return { kind: 'referral', what: 'changed', audit_action: 'case.changed' }
  })
}

/**
 * One row of the table of referrals, done; also on a settled case, because the other body answers when it does. When none is out
 * any more, a case that waited for them goes on. Throws `not_found`, `forbidden`, `changed_meanwhile`, `invalid`.
 */
export async function performReferralAct(
  platform: Platform,
  actor: StaffActor,
  { case_id, referral_id }: Place,
  { act, consent, note }: CaseReferralAct,
): Promise<Case> {
  return workOn(
    platform,
    actor,
    case_id,
    async ({ db, sealer, now }) => {
      const { id, state } = await referralOrThrow(db, { case_id, referral_id })
      assertReferralAct(act, state, { consent, note })
      const { to } = REFERRAL_TRANSITIONS[act]
      const given = consent ? { consent, consent_note: note ? sealer.seal(`${id}:consent_note`, note) : null } : {}
      await updateReferral(db, case_id, id, { state: to, ...given, updated_at: now })
      if (isOut(state) && !isOut(to)) await comeBack(platform, db, case_id, now)
      return { kind: 'referral', what: to, said: note, audit_action: act === 'send' ? 'case.referred' : 'case.changed' }
    },
    { settled: 'open' },
  )
}

async function comeBack(platform: Platform, db: Db, case_id: string, now: Date): Promise<void> {
  const record = await readCase(db, case_id)
  if (!record || record.referred_out || record.state !== 'referred') return
  assertAct('system', 'referral_back', record)
  const state = stateAfter('referral_back', record)
  await changeCase(db, case_id, { state, state_before: null }, now)
  await addEvent(platform, db, { case_id, kind: 'state', what: state, by: null })
}

async function referralOrThrow(db: Db, { case_id, referral_id }: Place): Promise<ReferralRow> {
  const referral = (await readReferrals(db, case_id)).find(({ id }) => id === referral_id)
  if (!referral) throw new AppError('not_found')
  return referral
}
