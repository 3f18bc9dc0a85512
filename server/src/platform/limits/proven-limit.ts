import type { Client } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import type { Platform } from '../platform.ts'
import type { Limit } from './limits.ts'

type Bucket = { name: string; key: string; limit: Limit }
/** So many are `free`, then each costs a proof of work, until one of `stops` is used up. */
type Ways = { free: Bucket; stops: readonly Bucket[] }

/**
 * Takes one use. true: a proof was brought for it. Who only came for the puzzle, or is stopped by one limit, has used nothing of the
 * others: one try is one, however many share the address. Throws `rate_limited`, `proof_required`.
 */
export async function takeProven(
  { limiter, proof }: Pick<Platform, 'limiter' | 'proof'>,
  client: Pick<Client, 'address' | 'proof'>,
  { free, stops }: Ways,
): Promise<boolean> {
  const taken: Bucket[] = []
  let wait = 0
  for (const stop of stops) {
    const wait_for_it = await limiter.take(stop.name, stop.key, stop.limit)
    if (wait_for_it === 0) taken.push(stop)
    wait = Math.max(wait, wait_for_it)
  }
  if (wait > 0) {
    await giveBack(limiter, taken)
    throw new AppError('rate_limited', { retry_after: wait })
  }
  if ((await limiter.take(free.name, free.key, free.limit)) === 0) return false
  await requireProof({ limiter, proof }, client, taken)
  return true
}

/** A proof for what was `taken`, which is given back to who did not bring one. Throws `proof_required`. */
export async function requireProof(
  { limiter, proof }: Pick<Platform, 'limiter' | 'proof'>,
  client: Pick<Client, 'address' | 'proof'>,
  taken: readonly Bucket[],
): Promise<void> {
  try {
    await proof.require(client.proof, client.address)
  } catch (error) {
    await giveBack(limiter, taken)
    throw error
  }
}

async function giveBack(limiter: Platform['limiter'], taken: readonly Bucket[]): Promise<void> {
  for (const { name, key, limit } of taken) await limiter.giveBack(name, key, limit)
}
