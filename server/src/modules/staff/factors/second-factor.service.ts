import type { Tokens } from '@himoya/contract/accounts/auth'
import type { RecoveryCodes, SecondFactorOffer, StepUp, StepUpBody } from '@himoya/contract/staff/members'
import type { PasskeyAnswer } from '@himoya/contract/staff/passkeys'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/connect.ts'
import type { StaffActor } from '../../../platform/core/actors.ts'
import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAuditAction } from '../../audit/audit.service.ts'
import {
  renewProven,
  assertNoDelay,
  forgetFailures,
  noteFailure,
  makeStaffRecoveryCode,
  staffRecoveryHash,
  confirmPassword,
  staffEmail,
  staffSealer,
} from '../../accounts/auth/auth.service.ts'
import { hasPasskey, passkeyHolder, passkeysRequired } from '../passkeys/passkeys.service.ts'
import { tellMember } from '../member-notices.service.ts'
import { newSecret, otpauthUrl, stepOfCode } from './second-factor.ts'
import { readMember, replaceRecoveryCodes, spendRecoveryCode, takeStep, updateMember, type MemberRow } from '../staff.store.ts'

type Offer = z.infer<typeof SecondFactorOffer>
/** Which factors opened, as the security log names it. */
type SignedInBy = 'signed_in' | 'signed_in_by_code' | 'signed_in_by_recovery_code'

const CODES = 10

/** A new secret waits for its first code; the one in force stays until then. Asked again, it is the same. */
export async function offerSecondFactor(platform: Platform, db: Db, member: MemberRow): Promise<Offer> {
  const sealer = await staffSealer(platform, db, member.id)
  const place = `${member.id}:totp_pending`
  const secret = member.totp_pending ? sealer.open(place, member.totp_pending) : newSecret()
  if (!member.totp_pending) await updateMember(db, member.id, { totp_pending: sealer.seal(place, secret) })
  return { secret, url: otpauthUrl(secret, (await staffEmail(platform, db, member.id)) ?? member.alias) }
}

export async function beginSecondFactor(platform: Platform, actor: StaffActor, client: Client, password: string): Promise<Offer> {
  await confirmPassword(platform, client, { account_id: actor.id, password, field: 'password', audience: 'staff' })
  return offerSecondFactor(platform, platform.db, await memberOrThrow(platform.db, actor.id))
}

export async function memberOrThrow(db: Db, id: string): Promise<MemberRow> {
  const member = await readMember(db, id)
  if (!member) throw new AppError('not_found')
  return member
}

export async function finishSecondFactor(
  platform: Platform,
  actor: StaffActor,
  code: string,
): Promise<z.infer<typeof RecoveryCodes>> {
  return platform.db.transaction().execute(async (db) => {
    const recovery_codes = await enrolSecondFactor(platform, db, await memberOrThrow(db, actor.id), code)
    await recordAuditAction(platform, db, actor, { action: 'member.factor_replaced', subject_id: actor.id })
    await tellMember(platform, db, actor.id)
    platform.security.note({ event: 'factor_replaced', audience: 'staff', account: actor.id, member_id: actor.id })
    return { recovery_codes }
  })
}

/** Puts the waiting secret in force by its first code; answers ten new recovery codes. Throws `wrong_code`. */
export async function enrolSecondFactor(platform: Platform, db: Db, member: MemberRow, code: string): Promise<string[]> {
  if (!member.totp_pending) throw new AppError('wrong_code')
  const sealer = await staffSealer(platform, db, member.id)
  const secret = sealer.open(`${member.id}:totp_pending`, member.totp_pending)
  const step = stepOfCode(secret, code, platform.now())
  if (step === null || !(await takeStep(db, member.id, step))) throw new AppError('wrong_code')
  await updateMember(db, member.id, { totp_secret: sealer.seal(`${member.id}:totp_secret`, secret), totp_pending: null })
  const codes = Array.from({ length: CODES }, () => makeStaffRecoveryCode(platform.vault))
  await replaceRecoveryCodes(
    db,
    member.id,
    codes.map(({ recovery_hash }) => recovery_hash),
  )
  return codes.map(({ recovery_code }) => recovery_code)
}

/**
 * Checks the second factor of a sign-in: a code of the authenticator, each step once, or an unused recovery code.
 * Answers what it was. Throws `mfa_required` without a code, `wrong_code`, or what a slow-down throws.
 */
export async function checkSecondFactor(
  platform: Platform,
  client: Client,
  member: MemberRow,
  code: string | undefined,
  failed: 'factor_failed' | 'step_up_failed' = 'factor_failed',
): Promise<SignedInBy> {
  if (member.totp_secret === null) {
    if (platform.config.mode === 'production') throw new AppError('mfa_required')
    return 'signed_in'
  }
  if (code === undefined || code === '') throw new AppError('mfa_required')
  const guess = { login: Buffer.from(`second factor ${member.id}`), client }
  // Inside a turn, so that guesses cannot come in a burst (see checkPassword).
  const by = await platform.passwords.turn(async () => {
    await assertNoDelay(platform, guess)
    const matches = await spendSecondFactor(platform, member, member.totp_secret!, code)
    await (matches ? forgetFailures(platform, guess) : noteFailure(platform, guess))
    return matches
  })
  if (by) return by
  const who = { account: member.id, member_id: member.id, address: client.address }
  platform.security.note({ event: failed, audience: 'staff', ...who })
  throw new AppError('wrong_code')
}

/** What this member is asked for before acts that could harm somebody (safety.md 18). */
export async function stepUpOf(platform: Platform, actor: StaffActor): Promise<StepUp> {
  const { totp_secret } = await memberOrThrow(platform.db, actor.id)
  const known = totp_secret === null ? 'password' : 'code'
  if (!(await hasPasskey(platform.db, actor.id))) return { ways: [known] }
  return { ways: (await passkeysRequired(platform, platform.db)) ? ['passkey'] : ['passkey', known] }
}

/** Proves for some minutes that it is still the same person, who goes on with a new pair of tokens. Throws `invalid`, `wrong_code`, `wrong_passkey`, or what a slow-down throws. */
export async function stepUp(
  platform: Platform,
  actor: StaffActor,
  client: Client,
  { passkey, code, password, purpose }: z.infer<typeof StepUpBody>,
): Promise<Tokens> {
  const { ways } = await stepUpOf(platform, actor)
  if (passkey) {
    await stepUpByPasskey(platform, actor, client, passkey)
  } else if (!ways.includes('code') && !ways.includes('password')) {
    throw new AppError('passkey_required')
  } else if (ways.includes('password')) {
    if (!password) throw new AppError('invalid', { fields: { password: ['required'] } })
    await confirmPassword(platform, client, { account_id: actor.id, password, field: 'password', audience: 'staff' })
  } else {
    if (!code) throw new AppError('invalid', { fields: { code: ['required'] } })
    await checkSecondFactor(platform, client, await memberOrThrow(platform.db, actor.id), code, 'step_up_failed')
  }
  return renewProven(platform, actor.session_id, purpose)
}

async function stepUpByPasskey(platform: Platform, actor: StaffActor, { address }: Client, answer: PasskeyAnswer): Promise<void> {
  const refuse = (error: unknown): never => {
    platform.security.note({ event: 'step_up_failed', audience: 'staff', account: actor.id, member_id: actor.id, address })
    throw error
  }
  const holder = await passkeyHolder(platform, 'step_up', answer).catch(refuse)
  if (holder !== actor.id) refuse(new AppError('wrong_passkey'))
}

async function spendSecondFactor(
  platform: Platform,
  member: MemberRow,
  sealed: Buffer,
  code: string,
): Promise<SignedInBy | null> {
  const { db, vault } = platform
  const sealer = await staffSealer(platform, db, member.id)
  const step = stepOfCode(sealer.open(`${member.id}:totp_secret`, sealed), code, platform.now())
  if (step !== null) return (await takeStep(db, member.id, step)) ? 'signed_in_by_code' : null
  const spent = await spendRecoveryCode(db, member.id, staffRecoveryHash(vault, code), platform.now())
  return spent ? 'signed_in_by_recovery_code' : null
}
