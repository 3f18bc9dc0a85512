import { DAY_MS } from '@himoya/contract/tashkent'
import type { FastifyReply } from 'fastify'
import type { Platform } from '../platform.ts'
import type { App } from '../core/app-type.ts'
import { mayReadFigures, registerMetrics, type Figure } from './metrics.ts'
import { watchReadiness, type Ways } from './readiness.ts'
import { watchSetup } from './setup-warnings.ts'

const open = { config: { access: 'public', undocumented: true } } as const

const CONTACT_DAYS = 180
/** Alarms are raised where no balancer asks, too. */
const WATCH_MS = 15_000

type Operations = { ways: Ways; figures: readonly Figure[] }

/** What machines ask: is it alive, is it ready, how does it do, whom to tell, what to index (api.md, operations). */
export function registerOperations(app: App, platform: Platform, draining: () => boolean, { ways, figures }: Operations): void {
  app.get('/healthz', open, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  const warnings = watchSetup(app, platform.config, platform.log)
  const probe = watchReadiness(platform, ways)
  const watch = setInterval(() => void probe(), WATCH_MS).unref()
  app.addHook('onClose', async () => clearInterval(watch))
  const answer = (reply: FastifyReply, ready: boolean, details: object = {}) =>
    reply
      .code(ready && !draining() ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: draining() ? 'draining' : ready ? 'ready' : 'not ready', ...details })

  // Which part fails is for those who may read the figures.
  app.get('/readyz', open, async (request, reply) => {
    const { ready, checks } = await probe()
    return answer(reply, ready, mayReadFigures(request, platform.config.metrics_token) ? { checks, warnings: warnings() } : {})
  })
  // Without its database a node still has its kept pages, the numbers and SOS's offline card.
  app.get('/readyz/pages', open, async (_request, reply) => answer(reply, true))

  app.get('/.well-known/security.txt', open, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(securityText(platform)),
  )

  app.get('/robots.txt', open, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(ROBOTS),
  )

  registerMetrics(app, platform, probe, figures)
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
