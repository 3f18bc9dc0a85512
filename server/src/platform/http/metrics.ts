import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, register as ofProcess, Registry } from 'prom-client'
import type { Platform } from '../platform.ts'
import type { App } from '../core/app-type.ts'
import { AppError } from '../core/errors.ts'
import type { ReadinessProbe } from './readiness.ts'

/** A number that a part of the server tells of itself, asked for with each look. */
export type Figure = { name: `himoya_${string}`; help: string; read(): Promise<number> }

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** `GET /metrics` for Prometheus, open to this machine or to who holds METRICS_TOKEN; to others it does not exist. */
export function registerMetrics(
  app: App,
  { config }: Pick<Platform, 'config'>,
  probe: ReadinessProbe,
  figures: readonly Figure[],
): void {
  const registry = new Registry()
  // Once a process, however many apps it opens: the library never lets go of what it watches.
  if (ofProcess.getMetricsAsArray().length === 0) collectDefaultMetrics()
  const seconds = new Histogram({
    name: 'himoya_http_request_seconds',
    help: 'Time to answer a request, by the route pattern',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })

  const lookAtHealth = registerHealth(registry, probe)
  for (const figure of figures) registerFigure(registry, figure)

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched'
    seconds.observe({ route, method: request.method, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
  app.get('/metrics', { config: { access: 'public', undocumented: true } }, async (request, reply) => {
    if (!mayReadFigures(request, config.metrics_token)) throw new AppError('not_found')
    await lookAtHealth()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await Registry.merge([ofProcess, registry]).metrics())
  })
}

function registerFigure(registry: Registry, { name, help, read }: Figure): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      try {
        gauge.set(await read())
      } catch {
        // Left out rather than old: `himoya_health` says that the database is away.
        gauge.remove()
      }
    },
  })
}

/** Answers what brings the figures up to date. */
function registerHealth(registry: Registry, probe: ReadinessProbe): () => Promise<void> {
  const registers = [registry]
  const health = new Gauge({
    name: 'himoya_health',
    help: '1 while this part is well',
    labelNames: ['check'] as const,
    registers,
  })
  const skew = new Gauge({ name: 'himoya_clock_skew_seconds', help: 'How far this clock is ahead of the database', registers })
  const free = new Gauge({ name: 'himoya_disk_free_bytes', help: 'Room left under DATA_DIR', registers })
  return async () => {
    const { checks, clock_skew, free_bytes } = await probe()
    for (const [check, found] of Object.entries(checks)) health.set({ check }, found === 'ok' ? 1 : 0)
    if (clock_skew !== null) skew.set(clock_skew)
    if (free_bytes !== null) free.set(free_bytes)
  }
}

/** This machine itself, or whoever holds METRICS_TOKEN. */
export function mayReadFigures(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return sameText(request.headers.authorization ?? '', `Bearer ${token}`)
  // Behind a proxy on this machine every caller looks local, but a proxy says that it passes somebody on.
  const passedOn = request.headers['x-forwarded-for'] ?? request.headers.forwarded ?? request.headers['x-real-ip']
  return passedOn === undefined && LOOPBACK.has(request.socket.remoteAddress ?? '')
}

function sameText(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
