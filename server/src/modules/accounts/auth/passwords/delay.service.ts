import { countedAs, type Client } from '../../../../platform/core/client.ts'
import { AppError } from '../../../../platform/core/errors.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { ADDRESS_FREE_FAILURES, DELAY_MEMORY, LONGEST_DELAY } from '../auth.limits.ts'
import { delayAfter } from '../codes/code.policy.ts'
import { blockUntil, clearDelays, countFailure, readDelays } from './delay.store.ts'

/** What a guess is slowed down by (safety.md 15); `login` is hashed with its kind, whether anybody has it or not. */
export type Guess = { login: Buffer; client: Client }

/** What failures are counted under; `free`: so many of them cost nothing. */
type Counted = { key_hash: Buffer; free: number }
/** A provider, in whose networks somebody mistypes in every hour: its count would never rest. */
const PROVIDER_BITS = 32

/** The login for this address, for all, and the address with the IPv6 networks around it, up to that of one site. */
function countedFor(platform: Platform, { login, client }: Guess): { pair: Counted; login: Counted; networks: Counted[] } {
  const under = (text: string, free = 0): Counted => ({ key_hash: platform.vault.blindIndex('sign-in delay', text), free })
  const hex = login.toString('hex')
  const networks = countedAs(client.address).filter(({ bits }) => bits !== PROVIDER_BITS)
  return {
    pair: under(`${hex} ${client.address}`),
    login: under(hex),
    networks: networks.map(({ key, times }) => under(key, ADDRESS_FREE_FAILURES * times)),
  }
}

const hashesOf = (counted: readonly Counted[]): Buffer[] => counted.map(({ key_hash }) => key_hash)

/**
 * Throws `rate_limited` while this address must wait for this login. When only others made the login or the address
 * wait, a proof of work opens the way: a bully elsewhere cannot lock a child out, nor one pupil the whole school.
 */
export async function assertNoDelay(platform: Platform, guess: Guess): Promise<void> {
  const now = platform.now()
  const { pair, login, networks } = countedFor(platform, guess)
  const waiting = await readDelays(platform.db, hashesOf([pair, login, ...networks]), now)
  const own = waiting.find((row) => row.key_hash.equals(pair.key_hash))
  if (own) {
    throw new AppError('rate_limited', { retry_after: Math.ceil((own.blocked_until.getTime() - now.getTime()) / 1_000) })
  }
  if (waiting.length > 0) await platform.proof.require(guess.client.proof, guess.client.address)
}

export async function noteFailure(platform: Platform, guess: Guess): Promise<void> {
  const now = platform.now()
  const forget = new Date(now.getTime() - DELAY_MEMORY * 1_000)
  const { pair, login, networks } = countedFor(platform, guess)
  for (const { key_hash, free } of [pair, login, ...networks]) {
    const failures = await countFailure(platform.db, key_hash, now, forget)
    const delay = delayAfter(failures, free, LONGEST_DELAY)
    if (delay > 0) await blockUntil(platform.db, key_hash, new Date(now.getTime() + delay * 1_000))
  }
}

/** After a right answer. The address keeps its count: an own account must not wash away guesses on others. */
export async function forgetFailures(platform: Platform, guess: Guess): Promise<void> {
  const { pair, login } = countedFor(platform, guess)
  await clearDelays(platform.db, hashesOf([pair, login]))
}
