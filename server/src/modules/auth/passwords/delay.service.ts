import type { Client } from '../../../platform/core/client.ts'
import { AppError } from '../../../platform/core/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ADDRESS_FREE_FAILURES, DELAY_MEMORY, LONGEST_DELAY } from '../auth.limits.ts'
import { delayAfter } from '../codes/code.policy.ts'
import { blockUntil, clearDelays, countFailure, readDelays } from './delay.store.ts'

/** What a guess is slowed down by (safety.md 15); `login` is hashed with its kind, whether anybody has it or not. */
export type Guess = { login: Buffer; client: Client }

function keysOf(platform: Platform, { login, client }: Guess): { pair: Buffer; login: Buffer; address: Buffer } {
  const key = (text: string): Buffer => platform.vault.blindIndex('sign-in delay', text)
  const hex = login.toString('hex')
  return { pair: key(`${hex} ${client.address}`), login: key(hex), address: key(client.address) }
}

/**
 * Throws `rate_limited` while this address must wait for this login. When only others made the login or the address
 * wait, a proof of work opens the way: a bully elsewhere cannot lock a child out, nor one pupil the whole school.
 */
export async function assertNoDelay(platform: Platform, guess: Guess): Promise<void> {
  const now = platform.now()
  const keys = keysOf(platform, guess)
  const waiting = await readDelays(platform.db, Object.values(keys), now)
  const own = waiting.find((row) => row.key_hash.equals(keys.pair))
  if (own) {
    throw new AppError('rate_limited', { retry_after: Math.ceil((own.blocked_until.getTime() - now.getTime()) / 1_000) })
  }
  if (waiting.length > 0) await platform.proof.require(guess.client.proof, guess.client.address)
}

export async function noteFailure(platform: Platform, guess: Guess): Promise<void> {
  const now = platform.now()
  const forget = new Date(now.getTime() - DELAY_MEMORY * 1_000)
  const keys = keysOf(platform, guess)
  for (const [kind, key] of Object.entries(keys)) {
    const failures = await countFailure(platform.db, key, now, forget)
    const delay = delayAfter(failures, kind === 'address' ? ADDRESS_FREE_FAILURES : 0, LONGEST_DELAY)
    if (delay > 0) await blockUntil(platform.db, key, new Date(now.getTime() + delay * 1_000))
  }
}

/** After a right answer. The address keeps its count: an own account must not wash away guesses on others. */
export async function forgetFailures(platform: Platform, guess: Guess): Promise<void> {
  const { pair, login } = keysOf(platform, guess)
  await clearDelays(platform.db, [pair, login])
}
