import type { IncomingMessage } from 'node:http'

/** The path as it was written, and the query with its question mark or ''. */
export type Address = { path: string; query: string }

const ABSOLUTE = /^(?:https?|wss?):\/\/[^/?#]+/i

/**
 * The address a caller wrote; null when it is none (RFC 9112, 3.2: origin form or absolute form). One page has many
 * spellings, so nothing about who may do what, and how often, may hang on it: that hangs on the route's pattern. It is read here
 * alone (`npm run check`).
 */
export function addressOf(request: Pick<IncomingMessage, 'url'>): Address | null {
  const written = request.url ?? ''
  const target = written.startsWith('/') ? written : written.replace(ABSOLUTE, '')
  if (target === written ? !/^\/(?!\/)/.test(written) : !/^(?:[/?#]|$)/.test(target)) return null
  const [, path = '', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  return { path: path === '' ? '/' : path, query }
}
