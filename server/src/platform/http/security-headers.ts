import type { FastifyReply } from 'fastify'
import type { Config } from '../../config.ts'
import type { App } from '../core/app-type.ts'

/** Nothing may be loaded, framed or sent from an answer that is not a page (safety.md 25). Pages bring their own. */
const CLOSED_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** What a page could misuse and none of ours needs without saying so. */
const CLOSED_FEATURES = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

const YEAR_SECONDS = 31_536_000

export type Headers = readonly (readonly [name: string, value: string])[]

/** Closed but for `allowed`, which our own pages may ask for: the microphone in the chat (safety.md 25). */
export function permissionsPolicy(allowed: readonly string[]): string {
  return CLOSED_FEATURES.map((name) => `${name}=(${allowed.includes(name) ? 'self' : ''})`).join(', ')
}

/** The headers of safety.md 25 for this installation. */
export function securityHeaders({ mode }: Pick<Config, 'mode'>): Headers {
  return [
    ['content-security-policy', CLOSED_CSP],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', permissionsPolicy([])],
    ...(mode === 'production' ? [['strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`] as const] : []),
  ]
}

/** Puts them on every answer; a header that a route has set itself stays. */
export function registerSecurityHeaders(app: App, headers: Headers): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    addHeaders(reply, headers)
    return payload
  })
}

export function addHeaders(reply: FastifyReply, headers: Headers): void {
  for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
}
