import type { Platform } from '../platform.ts'
import type { App } from '../core/app-type.ts'
import { clientAddress } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import { isOwnCall } from '../core/own-call.ts'

/** Per client: wide, because a whole school may stand behind one address. Setting `api` (see config.ts, LIMITS). */
const API_LIMIT = { points: 1_200, seconds: 60 }

/** Calls for help and looking after them: so wide that only a machine meets it. */
const SOS_LIMIT = { points: 12_000, seconds: 60 }
const SOS = '/api/v1/sos/'

/** The pattern of what no other route takes. */
const ANYTHING = '/*'

/**
 * Slows a client that floods the API, or asks for what is not there; each module has narrower limits for what costs money or guesses
 * secrets.
 */
export function registerRequestLimit(app: App, { limiter }: Pick<Platform, 'limiter'>): void {
  app.addHook('onRequest', async (request) => {
    const { url: pattern = ANYTHING } = request.routeOptions
    if (!(pattern.startsWith('/api/') || pattern === ANYTHING) || isOwnCall(request)) return
    const client = clientAddress(request)
    const wait = pattern.startsWith(SOS)
      ? await limiter.take('api_sos', client, SOS_LIMIT)
      : await limiter.take('api', client, API_LIMIT)
    if (wait > 0) throw new AppError('rate_limited', { retry_after: wait })
  })
}
