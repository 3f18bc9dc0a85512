import type { Curtain, NewRecoveryCode } from '@himoya/contract/auth'
import { timingSafeEqual } from 'node:crypto'
import type { UserActor } from '../../platform/core/actors.ts'
import type { Client } from '../../platform/core/client.ts'
import { AppError } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockAccount, readRecovery, updateAccount } from './account.store.ts'
import { assertNoDelay, forgetFailures, noteFailure } from './delay.service.ts'
import { makeRecoveryCode, recoveryHash } from './recovery-code.service.ts'
import { confirmPassword } from './sign-in.service.ts'

/** What a reset by SMS hid from the person, and by what it opens (safety.md 5). */
export async function readCurtain({ db }: Pick<Platform, 'db'>, actor: UserActor): Promise<Curtain> {
  const { curtain_before, recovery_hash } = await readRecovery(db, actor.id)
  return { before: curtain_before?.toISOString() ?? null, has_code: recovery_hash !== null }
}

/**
 * The recovery code shows the older chats, reports, results and notifications again: whoever holds the SIM does not have it.
 * Guesses are slowed down like passwords. Throws `wrong_recovery_code`, `rate_limited`, `proof_required`.
 */
export async function openOwnCurtain(platform: Platform, actor: UserActor, client: Client, typed: string): Promise<Curtain> {
  const guess = { login: Buffer.from(`curtain ${actor.id}`), client }
  const right = await platform.passwords.turn(async () => {
    await assertNoDelay(platform, guess)
    const hash = recoveryHash(platform.vault, 'user', typed)
    const { recovery_hash } = await readRecovery(platform.db, actor.id)
    const matches = timingSafeEqual(recovery_hash ?? Buffer.alloc(hash.length), hash)
    await (matches ? forgetFailures(platform, guess) : noteFailure(platform, guess))
    return matches
  })
  const { address } = client
  platform.security.note({ event: right ? 'curtain_opened' : 'curtain_failed', audience: 'web', account: actor.id, address })
  if (!right) throw new AppError('wrong_recovery_code')
  await updateAccount(platform.db, actor.id, { curtain_before: null })
  return readCurtain(platform, actor)
}

/**
 * A new recovery code for whoever knows the password; the one before opens nothing any more. While the curtain hangs there is
 * none: who came in by SMS must not make the very key that opens it. Throws `invalid`, `forbidden`.
 */
export async function renewRecoveryCode(
  platform: Platform,
  actor: UserActor,
  client: Client,
  password: string,
): Promise<NewRecoveryCode> {
  await confirmPassword(platform, client, { account_id: actor.id, password, field: 'password' })
  const { recovery_code, recovery_hash } = makeRecoveryCode(platform.vault, 'user')
  await platform.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.id)
    const { curtain_before } = await readRecovery(db, actor.id)
    if (curtain_before !== null) throw new AppError('forbidden')
    await updateAccount(db, actor.id, { recovery_hash })
  })
  return { recovery_code }
}
