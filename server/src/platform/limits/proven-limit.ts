import type { Client } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import type { Platform } from '../platform.ts'
import type { Limit } from './limits.ts'

type Bucket = { name: string; key: string; limit: Limit }
/** So many are `free`, then each costs a proof of work, until one of `stops` is used up. */
type Ways = { free: Bucket; stops: readonly Bucket[] }

/**
 * Takes one use. true: a proof was brought for it. Who only came for the puzzle has used nothing, so that one try is one, however
 * many share the address. Throws `rate_limited`, `proof_required`.
 */
export async function takeProven(
  { limiter, proof }: Pick<Platform, 'limiter' | 'proof'>,
  client: Pick<Client, 'address' | 'proof'>,
  { free, stops }: Ways,
): Promise<boolean> {
  const waits: number[] = []
  for (const { name, key, limit } of stops) waits.push(await limiter.take(name, key, limit))
  const wait = Math.max(...waits)
  if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  if ((await limiter.take(free.name, free.key, free.limit)) === 0) return false
  try {
    await proof.require(client.proof, client.address)
  } catch (error) {
    for (const { name, key, limit } of stops) await limiter.giveBack(name, key, limit)
    throw error
  }
  return true
}
