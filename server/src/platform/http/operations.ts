import type { Platform } from '../platform.ts'
import type { App } from './app-type.ts'
import { registerMetrics } from './metrics.ts'
import { checkReadiness } from './readiness.ts'

const open = { config: { access: 'public', undocumented: true } } as const

const CONTACT_DAYS = 180
const DAY_MS = 86_400_000

/** What machines ask: is it alive, is it ready, how does it do, whom to tell, what to index (api.md, operations). */
export function registerOperations(app: App, platform: Platform, draining: () => boolean): void {
  app.get('/healthz', open, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', open, async (_request, reply) => {
    const { ready, checks } = await checkReadiness(platform)
    return reply
      .code(ready && !draining() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: draining() ? 'draining' : ready ? 'ready' : 'not ready', checks })
  })

  app.get('/.well-known/security.txt', open, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(securityText(platform)),
  )

  app.get('/robots.txt', open, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(ROBOTS),
  )

  registerMetrics(app, platform)
}

/** RFC 9116. The date moves ahead by itself, because the file is answered by a living server. */
function securityText({ config, now }: Pick<Platform, 'config' | 'now'>): string {
  const expires = new Date(Math.floor(now().getTime() / DAY_MS) * DAY_MS + CONTACT_DAYS * DAY_MS)
  return [
    `Contact: ${config.security_contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: uz, ru, en',
    `Canonical: ${config.public_url}/.well-known/security.txt`,
    '',
  ].join('\n')
}

const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /media/', 'Disallow: /staff', 'Disallow: /ws/', ''].join('\n')
