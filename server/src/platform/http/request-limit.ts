import type { Platform } from '../platform.ts'
import type { App } from './app-type.ts'
import { AppError } from './errors.ts'

/** Per address: wide, because a whole school may stand behind one. Setting `api` (see config.ts, LIMITS). */
const API_LIMIT = { points: 1_200, seconds: 60 }

/** Calls for help and looking after them: so wide that only a machine meets it. */
const SOS_LIMIT = { points: 12_000, seconds: 60 }
const SOS = '/api/v1/sos/'

/** Where a page's own call seems to come from; no real connection has such an address. */
export const OWN_CALLS = 'own page'

/** Slows an address that floods the API; each module has narrower limits for what costs money or guesses secrets. */
export function registerRequestLimit(app: App, platform: Pick<Platform, 'limiter'>): void {
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/') || request.raw.socket.remoteAddress === OWN_CALLS) return
    const wait = request.url.startsWith(SOS)
      ? await platform.limiter.take('api_sos', request.ip, SOS_LIMIT)
      : await platform.limiter.take('api', request.ip, API_LIMIT)
    if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  })
}
