import type { SignedIn, SignInBody } from '@himoya/contract/accounts/auth'
import type { SecurityEvent } from '@himoya/contract/audit/security-lists'
import type { z } from 'zod'
import type { Client } from '../../../../platform/core/client.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { tellNewDevice } from './account-notices.service.ts'
import { earlierNicknameIndex, isNameless, nicknameIndex, readUser } from '../accounts/account.service.ts'
import {
  readAccount,
  readLogin,
  readPasswordHash,
  replacePasswordHash,
  type AccountMode,
  type LoginRow,
} from '../accounts/account.store.ts'
import { createSession } from './sessions.service.ts'
import { assertNoDelay, forgetFailures, noteFailure } from '../passwords/delay.service.ts'
import { phoneIndex, phoneOrThrow } from '../phone.ts'

export async function signIn(platform: Platform, client: Client, body: z.infer<typeof SignInBody>): Promise<SignedIn> {
  const login =
    'phone' in body
      ? { mode: 'phone' as const, login_index: phoneIndex(platform.vault, phoneOrThrow(body.phone)) }
      : {
          mode: 'nickname' as const,
          login_index: nicknameIndex(platform, body.nickname),
          earlier_index: earlierNicknameIndex(platform, body.nickname),
        }
  const account = await checkPassword(platform, client, { ...login, password: body.password })
  const { id: account_id } = account
  const tokens = await platform.db.transaction().execute(async (db) => {
    await tellNewDevice(platform, db, account_id, client.device)
    return createSession(platform, db, { account_id, audience: 'web', device: client.device })
  })
  platform.security.note({ event: 'signed_in', audience: 'web', account: account_id, address: client.address })
  return { ...tokens, user: await readUser(platform, platform.db, account.id) }
}

/**
 * The account of a login and its password. Throws `wrong_credentials` (alike for an unknown login, after the same
 * work), `rate_limited` or `proof_required` while slowed down, `forbidden` when blocked, `overloaded`.
 */
export async function checkPassword(
  platform: Platform,
  client: Client,
  {
    mode,
    login_index,
    earlier_index = null,
    password,
  }: { mode: AccountMode; login_index: Buffer; earlier_index?: Buffer | null; password: string },
): Promise<LoginRow> {
  const guess = { login: login_index, client }
  const audience = mode === 'staff' ? 'staff' : 'web'
  // The delay is looked up inside the turn: a burst of guesses cannot all pass before the first has failed.
  const account = await platform.passwords.turn(async (argon) => {
    const found = await readLogin(platform.db, mode, login_index, earlier_index)
    const note = noterOf(platform, client, audience, found?.id ?? login_index.toString('hex'), found !== undefined)
    await assertNoDelay(platform, guess).catch((error: unknown) => {
      note('sign_in_slowed')
      throw error
    })
    if (await argon.verify(found?.password_hash ?? null, password)) {
      await forgetFailures(platform, guess)
      const hashed = found?.password_hash
      if (found && hashed && argon.isStale(hashed))
        await replacePasswordHash(platform.db, found.id, hashed, await argon.hash(password))
      if (found && found.blocked_at !== null) note('sign_in_blocked')
      return found
    }
    note('sign_in_failed')
    await noteFailure(platform, guess)
    return undefined
  })
  if (!account) throw new AppError('wrong_credentials')
  if (account.blocked_at !== null) throw new AppError('forbidden')
  return account
}

/** Notes what becomes of a guess at an account; a login that nobody has is counted by its own mark. */
function noterOf({ security }: Platform, { address }: Client, audience: 'web' | 'staff', account: string, is_known: boolean) {
  const member_id = audience === 'staff' && is_known ? account : undefined
  return (event: SecurityEvent): void => security.note({ event, audience, account, member_id, address, is_invented: !is_known })
}

type Confirmed = { account_id: string; password: string; field: string; audience?: 'web' | 'staff' }

/**
 * Asks a signed-in person for their password again; throws `invalid` on `field`, slowed down like a sign-in. Who wrote first has
 * none: for them the empty one is right, and no other.
 */
export async function confirmPassword(
  platform: Platform,
  client: Client,
  { account_id, password, field, audience = 'web' }: Confirmed,
): Promise<void> {
  const guess = { login: Buffer.from(account_id), client }
  const right = await platform.passwords.turn(async (argon) => {
    await assertNoDelay(platform, guess)
    const hash = await readPasswordHash(platform.db, account_id)
    const matches = (await argon.verify(hash, password)) || (password === '' && (await isWithoutPassword(platform, account_id)))
    await (matches ? forgetFailures(platform, guess) : noteFailure(platform, guess))
    return matches
  })
  if (right) return
  noterOf(platform, client, audience, account_id, true)('password_failed')
  throw new AppError('invalid', { fields: { [field]: ['wrong'] } })
}

async function isWithoutPassword({ db }: Platform, account_id: string): Promise<boolean> {
  const account = await readAccount(db, account_id)
  return account !== undefined && isNameless(account)
}
