import { hash, randomBytes } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { countedAs } from '../core/client.ts'
import type { Bus } from '../realtime/bus.ts'

/** One limit: `points` uses in `seconds`. */
export type Limit = { points: number; seconds: number }

export type Limiter = {
  /**
   * Takes `cost` from the bucket of `key` under `name`. Answers the seconds to wait, 0 when there was room. An IPv6 address takes from
   * its wider networks too (core/client.ts); who is refused takes nothing from these.
   * Keys are hashed before they are kept: an address or a phone never stands in memory or a dump in the clear.
   */
  take(name: string, key: string, limit: Limit, cost?: number): Promise<number>
  /** Undoes a `take` whose use turned out to be none. */
  giveBack(name: string, key: string, limit: Limit): Promise<void>
  /** How much of the limit is used, without using it; of a wider network its part. */
  used(name: string, key: string): Promise<number>
  /** Forgets what was used (after a success that clears a slow-down). */
  clear(name: string, key: string): Promise<void>
}

/** Limits by name that replace what the code asks for: settings of the operator, or of a benchmark. */
export type LimitSettings = Readonly<Record<string, Limit>>

/** With a bus all nodes count together; the secret, which hides the keys, must then be the same on all of them. */
type Shared = { bus: Pick<Bus, 'count' | 'counted' | 'forget'>; secret: Buffer }

/** Counts in this process; with a bus there, and here only while it is away. `settings` win over the limit a caller names. */
export function createLimiter(settings: LimitSettings, shared: Shared | null = null): Limiter {
  const counts = createCounts(shared)
  const stepsOf = (name: string, key: string) =>
    countedAs(key).map(({ key: counted, times, bits }) => ({
      name: bits === null ? name : `${name}/${bits}`,
      key: counted,
      times,
    }))
  const limitOf = (name: string, limit: Limit, times: number): Limit => {
    const { points, seconds } = settings[name] ?? limit
    return { points: points * times, seconds }
  }

  return {
    async take(name, key, limit, cost = 1) {
      for (const { times, ...step } of stepsOf(name, key)) {
        const wait = await counts.take(step.name, step.key, limitOf(name, limit, times), cost)
        if (wait > 0) return wait
      }
      return 0
    },
    async giveBack(name, key, limit) {
      for (const { times, ...step } of stepsOf(name, key)) await counts.giveBack(step.name, step.key, limitOf(name, limit, times))
    },
    async used(name, key) {
      const steps = stepsOf(name, key)
      const used = await Promise.all(
        steps.map(async ({ times, ...step }) => Math.ceil((await counts.used(step.name, step.key)) / times)),
      )
      return Math.max(...used)
    },
    // A wider network is not one person's: what they did right says nothing of the others.
    clear: counts.clear,
  }
}

/** Of single keys. */
function createCounts(shared: Shared | null): Limiter {
  const secret = (shared?.secret ?? randomBytes(32)).toString('hex')
  const buckets = new Map<string, RateLimiterMemory>()
  // In one call, not as an HMAC: nobody sees a hash that they could lengthen, and an HMAC's own object costs five times as much.
  const hidden = (key: string): string => hash('sha256', secret + key, 'base64url')

  const bucketOf = (name: string, { points, seconds }: Limit): RateLimiterMemory => {
    const known = buckets.get(name)
    if (known?.points === points && known.duration === seconds) return known
    const bucket = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })
    buckets.set(name, bucket)
    return bucket
  }

  const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000))
  const place = (name: string, key: string): string => `${name}:${hidden(key)}`

  // A bucket's end is reckoned by the wall clock, its emptying by a timer: a clock that was set back makes nobody wait longer.
  const waitOf = (refusal: unknown, longest: number): number => {
    if (refusal instanceof RateLimiterRes) return Math.min(seconds(refusal.msBeforeNext), longest)
    throw refusal
  }
  const takeHere: Limiter['take'] = (name, key, limit, cost) => {
    const bucket = bucketOf(name, limit)
    return bucket.consume(hidden(key), cost).then(
      () => 0,
      (refusal: unknown) => waitOf(refusal, bucket.duration),
    )
  }

  return {
    async take(name, key, limit, cost = 1) {
      const counted = await shared?.bus.count(place(name, key), cost, limit.seconds)
      if (!counted) return takeHere(name, key, limit, cost)
      return counted.used > limit.points ? seconds(counted.ends_in_ms) : 0
    },
    async giveBack(name, key, limit) {
      const counted = await shared?.bus.count(place(name, key), -1, limit.seconds)
      if (!counted) await bucketOf(name, limit).reward(hidden(key))
    },
    async used(name, key) {
      const here = (await buckets.get(name)?.get(hidden(key)))?.consumedPoints ?? 0
      return Math.max(here, (await shared?.bus.counted(place(name, key))) ?? 0)
    },
    async clear(name, key) {
      await buckets.get(name)?.delete(hidden(key))
      await shared?.bus.forget(place(name, key))
    },
  }
}
