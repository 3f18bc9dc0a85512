import type { App } from '../core/app-type.ts'
import { hasBody } from './has-body.ts'

/** A little over what the proxy passes on (`client_max_body_size` in deploy/nginx.conf); whoever sends more is cut off. */
const MOST_BYTES = 12_000_000

/**
 * A refusal goes out before its body was read, and the framework would close the connection. What is still under way then resets it,
 * and a proxy that has not sent all of it says 502 in place of the answer; so does a browser. The connection stays, and the rest
 * is thrown away as it comes, within the time that every body has.
 */
export function registerUnreadBodies(app: App): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { raw, headers } = request
    const is_known = Number(headers['content-length']) <= MOST_BYTES
    if (!hasBody(request) || raw.complete || !is_known) return payload
    reply.removeHeader('connection')
    raw.unpipe()
    raw.resume()
    return payload
  })
}
