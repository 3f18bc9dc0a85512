import type { Curtain, NewRecoveryCode, OpenCurtainBody } from '@himoya/contract/accounts/auth'
import { timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { UserActor } from '../../../../platform/core/actors.ts'
import type { Client } from '../../../../platform/core/client.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { lockAccount, readRecovery, updateAccount } from './account.store.ts'
import { assertNoDelay, forgetFailures, noteFailure } from '../passwords/delay.service.ts'
import { makeRecoveryCode, recoveryHash } from '../passwords/recovery-code.service.ts'
import { confirmPassword } from '../sessions/sign-in.service.ts'

/**
 * Has a recovery code been made? While a curtain hangs: since it fell. Whoever came in by SMS must not be able to tell the account from a
 * new one, whatever they send and read (safety.md 5).
 */
export async function readCurtain({ db }: Pick<Platform, 'db'>, actor: UserActor): Promise<Curtain> {
  const { curtain_before, recovery_hash, decoy_hash, decoy_before } = await readRecovery(db, actor.id)
  if (curtain_before === null) return { has_code: recovery_hash !== null }
  return { has_code: decoy_hash !== null && decoy_before?.getTime() === curtain_before.getTime() }
}

/**
 * The recovery code shows the older chats, reports, results and notifications again: whoever holds the SIM does not have it.
 * Guesses are slowed down like passwords. Throws `wrong_recovery_code`, `rate_limited`, `proof_required`.
 */
export async function openOwnCurtain(
  platform: Platform,
  actor: UserActor,
  client: Client,
  typed: z.infer<typeof OpenCurtainBody>,
): Promise<Curtain> {
  const guess = { login: Buffer.from(`curtain ${actor.id}`), client }
  const right = await platform.passwords.turn(async () => {
    await assertNoDelay(platform, guess)
    const hash = recoveryHash(platform.vault, typed, client.lang)
    const { recovery_hash, decoy_hash, decoy_before } = await readRecovery(platform.db, actor.id)
    const [own, decoy] = [recovery_hash, decoy_hash].map((known) => timingSafeEqual(known ?? Buffer.alloc(hash.length), hash))
    await (own || decoy ? forgetFailures(platform, guess) : noteFailure(platform, guess))
    if (own) return { curtain_before: null, decoy_hash: null, decoy_before: null }
    return decoy ? { curtain_before: decoy_before } : null
  })
  const { address } = client
  platform.security.note({
    event: right?.curtain_before === null ? 'curtain_opened' : 'curtain_failed',
    audience: 'web',
    account: actor.id,
    address,
  })
  if (!right) throw new AppError('wrong_recovery_code')
  await updateAccount(platform.db, actor.id, right)
  return readCurtain(platform, actor)
}

/**
 * A new recovery code for whoever knows the password; the one before opens nothing any more. While a curtain hangs the code is a decoy:
 * who came in by SMS must not make the very key that opens it, nor learn that there is one (docs/decisions/0051). Throws `invalid`.
 */
export async function renewRecoveryCode(
  platform: Platform,
  actor: UserActor,
  client: Client,
  password: string,
): Promise<NewRecoveryCode> {
  await confirmPassword(platform, client, { account_id: actor.id, password, field: 'password' })
  const { shown, recovery_hash } = makeRecoveryCode(platform.vault, client.lang)
  await platform.db.transaction().execute(async (db) => {
    await lockAccount(db, actor.id)
    const { curtain_before } = await readRecovery(db, actor.id)
    const change = curtain_before === null ? { recovery_hash } : { decoy_hash: recovery_hash, decoy_before: curtain_before }
    await updateAccount(db, actor.id, change)
  })
  return shown
}
