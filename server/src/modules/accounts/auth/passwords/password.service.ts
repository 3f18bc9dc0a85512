import type { ChangePasswordBody, ResetConfirmBody, ResetDone, ResetSetBody } from '@himoya/contract/accounts/auth'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { Db } from '../../../../platform/db/connect.ts'
import type { UserActor } from '../../../../platform/core/actors.ts'
import type { Client } from '../../../../platform/core/client.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { tellPasswordChanged } from '../sessions/account-notices.service.ts'
import { loginOf, nicknameIndex, earlierNicknameIndex, readUser } from '../accounts/account.service.ts'
import { lockAccount, readAccount, readLogin, updateAccount, type AccountRow } from '../accounts/account.store.ts'
import { RESET_LIFE } from '../auth.limits.ts'
import { announceEnded, createSession } from '../sessions/sessions.service.ts'
import { assertCode, noteWrongCode, spendCode } from '../codes/code.service.ts'
import { assertNoDelay, forgetFailures, noteFailure } from './delay.service.ts'
import { assertFields } from '../field-problems.ts'
import { newPasswordProblem } from './leaked-passwords.ts'
import { phoneIndex, phoneOrThrow } from '../phone.ts'
import { makeRecoveryCode, recoveryHash } from './recovery-code.service.ts'
import { insertReset, readReset, spendResets } from './reset.store.ts'
import { revokeSessions } from '../sessions/session.store.ts'
import { confirmPassword } from '../sessions/sign-in.service.ts'

type Resetter = 'sms' | 'recovery_code'

/** The person stays signed in here; every other device is signed out. */
export async function changePassword(
  platform: Platform,
  actor: UserActor,
  client: Client,
  { old_password, new_password }: z.infer<typeof ChangePasswordBody>,
): Promise<void> {
  await confirmPassword(platform, client, { account_id: actor.id, password: old_password, field: 'old_password' })
  const account = await usableAccount(platform, actor.id)
  assertFields({ new_password: await accountPasswordProblem(platform, account, new_password) })
  const password_hash = await platform.passwords.turn((argon) => argon.hash(new_password))
  const ended = await platform.db.transaction().execute(async (db) => {
    await updateAccount(db, actor.id, { password_hash })
    await tellPasswordChanged(platform, db, account, 'old_password')
    return revokeSessions(db, actor.id, platform.now(), actor.session_id)
  })
  announceEnded(platform, ended)
}

async function accountPasswordProblem(platform: Platform, account: AccountRow, password: string) {
  const login = await loginOf(platform, platform.db, account)
  return newPasswordProblem(password, { staff: account.mode === 'staff', logins: [login] })
}

async function usableAccount(platform: Platform, id: string): Promise<AccountRow> {
  const account = await readAccount(platform.db, id)
  if (!account) throw new AppError('token_revoked')
  if (account.blocked_at !== null) throw new AppError('forbidden')
  return account
}

/** The second step: a right code, or the recovery code, opens the third for ten minutes. */
export async function confirmReset(
  platform: Platform,
  client: Client,
  body: z.infer<typeof ResetConfirmBody>,
): Promise<{ reset_token: string }> {
  return 'phone' in body ? confirmBySms(platform, client, body) : confirmByRecoveryCode(platform, client, body)
}

async function confirmBySms(
  platform: Platform,
  client: Client,
  body: { phone: string; code: string },
): Promise<{ reset_token: string }> {
  const phone = phoneOrThrow(body.phone)
  const result = await platform.db.transaction().execute(async (db) => {
    const outcome = await spendCode(platform, db, { purpose: 'reset', phone, code: body.code, registration_id: null })
    if (outcome !== 'right') return outcome
    const account = await readLogin(db, 'phone', phoneIndex(platform.vault, phone))
    return account ? { reset_token: await openReset(platform, db, account.id, 'sms') } : 'gone'
  })
  if (typeof result !== 'string') return result
  if (result === 'wrong') noteWrongCode(platform, client, phone)
  assertCode(result)
  throw new AppError('code_expired')
}

/** The code stays good until the new password is set, so that whoever is interrupted can begin again. */
async function confirmByRecoveryCode(
  platform: Platform,
  client: Client,
  body: Extract<z.infer<typeof ResetConfirmBody>, { nickname: string }>,
): Promise<{ reset_token: string }> {
  const login_index = nicknameIndex(platform, body.nickname)
  const guess = { login: Buffer.concat([Buffer.from('recovery '), login_index]), client }
  const account = await platform.passwords.turn(async () => {
    await assertNoDelay(platform, guess)
    const found = await readLogin(platform.db, 'nickname', login_index, earlierNicknameIndex(platform, body.nickname))
    const typed = recoveryHash(platform.vault, body, client.lang)
    const right = timingSafeEqual(found?.recovery_hash ?? Buffer.alloc(typed.length), typed)
    const login = found?.id ?? login_index.toString('hex')
    const who = { account: login, address: client.address, is_invented: found === undefined }
    if (!right) platform.security.note({ event: 'recovery_failed', audience: 'web', ...who })
    await (right ? forgetFailures(platform, guess) : noteFailure(platform, guess))
    return right ? found : undefined
  })
  if (!account) throw new AppError('wrong_recovery_code')
  return { reset_token: await openReset(platform, platform.db, account.id, 'recovery_code') }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

async function openReset(platform: Platform, db: Db, account_id: string, by: Resetter): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expires_at = new Date(platform.now().getTime() + RESET_LIFE * 1_000)
  await insertReset(db, { token_hash: hashOf(token), account_id, by, expires_at })
  return token
}

/**
 * The third step. Every device is signed out, and this one is signed in. By SMS the history is curtained (safety.md 5:
 * who reads the SMS may not be the child); by recovery code a new one is given, because the old is used up.
 */
export async function setPasswordByReset(
  platform: Platform,
  client: Client,
  { reset_token, password }: z.infer<typeof ResetSetBody>,
): Promise<z.infer<typeof ResetDone>> {
  const reset = await readReset(platform.db, hashOf(reset_token), platform.now())
  if (!reset) throw new AppError('reset_expired')
  const account = await usableAccount(platform, reset.account_id)
  assertFields({ password: await accountPasswordProblem(platform, account, password) })
  const password_hash = await platform.passwords.turn((argon) => argon.hash(password))
  const renewed = reset.by === 'recovery_code' ? makeRecoveryCode(platform.vault, client.lang) : null
  const change = renewed
    ? { password_hash, recovery_hash: renewed.recovery_hash }
    : { password_hash, curtain_before: platform.now() }

  const { ended, signed_in } = await platform.db.transaction().execute(async (db) => {
    const now = platform.now()
    await lockAccount(db, account.id)
    if (!(await readReset(db, hashOf(reset_token), now))) throw new AppError('reset_expired')
    await spendResets(db, account.id, now)
    // Whoever comes back to an account that was closed has it again.
    await updateAccount(db, account.id, { ...change, closing_at: null })
    await tellPasswordChanged(platform, db, account, 'reset')
    const revoked = await revokeSessions(db, account.id, now)
    const tokens = await createSession(platform, db, { account_id: account.id, audience: 'web', device: client.device })
    return { ended: revoked, signed_in: { ...tokens, user: await readUser(platform, db, account.id) } }
  })
  platform.security.note({ event: 'password_reset', audience: 'web', account: account.id, address: client.address })
  announceEnded(platform, ended)
  return renewed ? { ...signed_in, ...renewed.shown } : signed_in
}
