import { createHmac, randomBytes } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** One limit: `points` uses in `seconds`. */
export type Limit = { points: number; seconds: number }

export type Limiter = {
  /**
   * Takes `cost` from the bucket of `key` under `name`. Answers the seconds to wait, 0 when there was room.
   * Keys are hashed before they are kept: an address or a phone never stands in memory or a dump in the clear.
   */
  take(name: string, key: string, limit: Limit, cost?: number): Promise<number>
  /** How much of the limit is used, without using it. */
  used(name: string, key: string): Promise<number>
  /** Forgets what was used (after a success that clears a slow-down). */
  clear(name: string, key: string): Promise<void>
}

/** Limits by name that replace what the code asks for: settings of the operator, or of a benchmark. */
export type LimitSettings = Readonly<Record<string, Limit>>

/** Counts in this process. `settings` win over the limit a caller names. */
export function createLimiter(settings: LimitSettings): Limiter {
  const secret = randomBytes(32)
  const buckets = new Map<string, RateLimiterMemory>()
  const hidden = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url')

  const bucketOf = (name: string, limit: Limit): RateLimiterMemory => {
    const { points, seconds } = settings[name] ?? limit
    const known = buckets.get(name)
    if (known?.points === points && known.duration === seconds) return known
    const bucket = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    buckets.set(name, bucket)
    return bucket
  }

  return {
    async take(name, key, limit, cost = 1) {
      try {
        await bucketOf(name, limit).consume(hidden(key), cost)
        return 0
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
        throw refusal
      }
    },
    async used(name, key) {
      return (await buckets.get(name)?.get(hidden(key)))?.consumedPoints ?? 0
    },
    async clear(name, key) {
      await buckets.get(name)?.delete(hidden(key))
    },
  }
}
