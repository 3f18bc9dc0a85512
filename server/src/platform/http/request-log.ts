import type { App } from '../core/app-type.ts'
import type { Log } from '../core/log.ts'

/** One line per answered request: the route's pattern, method, status and time, and nothing else (safety.md 30). */
export function registerRequestLog(app: App, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    log.info('request', {
      route: request.routeOptions.url ?? 'unmatched',
      method: request.method,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}
