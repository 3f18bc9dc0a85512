import type { Config } from '../../config.ts'
import type { App } from '../core/app-type.ts'
import { hasBody } from './has-body.ts'

/** A part of a file, 256 KB, at 4 KB a second. Setting `body`. */
const BODY_SECONDS = 60
/** A whole file in one form; who is slower sends it in parts. Setting `body_file`. */
const FILE_SECONDS = 300

/** How long one may take to send the head of a request, and any request at all. */
export const HEAD_MS = 20_000
export const REQUEST_MS = FILE_SECONDS * 1_000

/** Ends the connection of a body that does not come to its end. Nobody is answered: it is a line that has broken, and may be tried again. */
export function registerSlowBodies(app: App, { config }: { config: Pick<Config, 'limits'> }): void {
  const body_ms = (config.limits.body?.seconds ?? BODY_SECONDS) * 1_000
  const file_ms = (config.limits.body_file?.seconds ?? FILE_SECONDS) * 1_000
  app.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return
    const { raw, routeOptions } = request
    const patience_ms = routeOptions.config.upload === true ? file_ms : body_ms
    const timer = setTimeout(() => raw.destroy(), patience_ms).unref()
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}
