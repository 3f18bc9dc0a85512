import type { Platform } from '../platform.ts'
import type { App } from './app-type.ts'
import { AppError } from './errors.ts'

/** Per address: wide, because a whole school may stand behind one. Setting `api` (see config.ts, LIMITS). */
const API_LIMIT = { points: 1_200, seconds: 60 }

/** Slows an address that floods the API; each module has narrower limits for what costs money or guesses secrets. */
export function registerRequestLimit(app: App, platform: Pick<Platform, 'limiter'>): void {
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    const wait = await platform.limiter.take('api', request.ip, API_LIMIT)
    if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  })
}
