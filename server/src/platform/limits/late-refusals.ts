import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import type { App } from '../core/app-type.ts'
import { clientAddress } from '../core/client.ts'
import { createLimiter } from './limits.ts'
import { loadClassOf } from './load-classes.ts'
import { endWork } from './shedding.ts'

/** Refusals for asking too often that a client gets at once. Setting `refused` (config.ts, LIMITS). */
const AT_ONCE = { points: 20, seconds: 10 }
const LATE_MS = 500
/** So many wait at a time, whoever they are for; what is more goes out at once: to wait must take no memory worth a word. */
const MOST_WAITING = 1_000
const TOO_OFTEN = 429

/**
 * Whoever is told to ask less often and asks again at once is told so half a second later (docs/decisions/0063): a machine waits for
 * each answer before it asks again on that connection, so that it takes little from those who ask honestly. SOS is never late.
 * Answers how many were late so far, and are held back now.
 */
export function registerLateRefusals(
  app: App,
  { config }: { config: Pick<Config, 'limits'> },
): { late(): number; waiting(): number } {
  // Counted here alone: to ask another machine about each refusal would cost what this saves.
  const limiter = createLimiter(config.limits)
  let [waiting, late] = [0, 0]
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== TOO_OFTEN || loadClassOf(request.routeOptions.url) === 'sos') return
    if ((await limiter.take('refused', clientAddress(request), AT_ONCE)) === 0 || waiting >= MOST_WAITING) return
    endWork(request)
    late += 1
    waiting += 1
    await sleep(LATE_MS)
    waiting -= 1
  })
  return { late: () => late, waiting: () => waiting }
}
