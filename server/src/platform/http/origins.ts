import type { Config } from '../../config.ts'
import { addressOf } from '../core/address.ts'
import type { App } from '../core/app-type.ts'
import { AppError } from '../core/errors.ts'
import type { Access } from './access.ts'

/** What every host answers: machines' questions and public files. */
const SHARED = /^\/(?:healthz|readyz|metrics|robots\.txt|\.well-known\/|media\/|api\/openapi)/
const CONSOLE = /^\/(?:staff|api\/v1\/staff)(?:\/|$)/

/** Whose a route is, by its pattern and by who may call it. */
function ownerOf(pattern: string, access: Access | undefined): 'site' | 'staff' | 'both' {
  if (Array.isArray(access) || CONSOLE.test(pattern)) return 'staff'
  if (access === 'user_or_staff' || SHARED.test(pattern)) return 'both'
  return pattern.startsWith('/api/') && access !== 'user' ? 'both' : 'site'
}

/**
 * With `STAFF_URL` the console has an origin of its own: no script of the site, whatever becomes of it, stands beside a
 * member's session. The console's host leads to the site instead of showing it, and each answers `misdirected` (RFC 9110,
 * 15.5.20) to calls that are the other's.
 */
export function registerOrigins(app: App, config: Pick<Config, 'public_url' | 'staff_url'>): void {
  const [site, staff] = [new URL(config.public_url), new URL(config.staff_url)]
  if (site.host === staff.host) return
  app.addHook('onRequest', async (request, reply) => {
    const { url = '', config: route } = request.routeOptions
    const owner = ownerOf(url, route.access)
    // Not `request.host`: behind a trusted proxy that is what a caller writes into X-Forwarded-Host.
    const at = request.headers.host === staff.host ? 'staff' : 'site'
    if (owner === 'both' || owner === at) return
    if (at === 'site' || url.startsWith('/api/') || request.method !== 'GET') throw new AppError('misdirected')
    const { path, query } = addressOf(request) ?? { path: '/', query: '' }
    return reply.redirect(path === '/' ? '/staff/' : `${site.origin}${path}${query}`, 302)
  })
}
