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

/** Of calls, sockets and files: an address that cannot be read is refused as such. */
const NO_PAGE = /^\/(?:api|ws|media|assets)(?:\/|$)/
const PLACE = /^\/(?:uz|ru|en|staff)(?=\/)/

/**
 * Whoever follows a link that lost half of a `%D1` on its way is answered by a page, in the language of the path and with the
 * numbers, not by what the framework says to a program: the address is read as one where no page is.
 */
export function readableUrl(url: string): string {
  const path = addressOf({ url })?.path ?? ''
  if (path === '' || NO_PAGE.test(path) || isReadable(path)) return url
  return `${PLACE.exec(path)?.[0] ?? ''}/-`
}

/** Longer than any beginning that says which page was meant. */
const BEGINNING = 64
const MIDDLE_OF_ADDRESS = /^[!-~]+(?: HTTP\/1[.]1\r\n|$)/

/**
 * The beginning of the path in the first bytes of a request for a page of the site; null when they are of anything else. For what is
 * too long to be read whole. Where an address came in pieces and this is a later one, nobody knows how it began: then "/", as no program
 * of ours asks for so long an address, and whoever follows a link reads a page.
 */
export function pageAskedFor(packet: Buffer): string | null {
  const beginning = packet.toString('latin1', 0, BEGINNING)
  if (!/^[A-Z]+ /.test(beginning)) return MIDDLE_OF_ADDRESS.test(packet.toString('latin1')) ? '/' : null
  const [, path = ''] = /^GET (\/[^\s?#]*)/.exec(beginning) ?? []
  return path === '' || NO_PAGE.test(path) || /^\/staff(?:\/|$)/.test(path) ? null : path
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    // A lone % or torn bytes: nobody can read it.
    return false
  }
}
