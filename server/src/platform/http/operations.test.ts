import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'

let probe: ProbeApp
beforeAll(async () => {
  probe = await startProbeApp((app) => {
    app.get('/api/v1/about', { config: { access: 'public' }, schema: { response: { 200: z.null() } } }, async () => null)
  })
})
afterAll(() => probe.close())

it('says that it lives without asking anybody', async () => {
  const dead = await startProbeApp(() => {})
  await dead.platform.db.destroy()
  expect((await dead.app.inject('/healthz')).statusCode).toBe(200)
  expect((await dead.app.inject('/readyz')).json()).toMatchObject({
    status: 'not ready',
    checks: { database: 'failing', disk: 'ok' },
  })
  await dead.app.close()
})

it('says that it is ready, and that it is not when the disk is gone', async () => {
  expect((await probe.app.inject('/readyz')).json()).toEqual({
    status: 'ready',
    checks: { database: 'ok', disk: 'ok', clock: 'ok', bus: 'ok' },
    warnings: [],
  })
  const lost = await startProbeApp(() => {})
  rmSync(lost.platform.config.data_dir, { recursive: true })
  const answer = await lost.app.inject('/readyz')
  expect([answer.statusCode, answer.json<{ checks: object }>().checks]).toEqual([
    503,
    { database: 'ok', disk: 'failing', clock: 'ok', bus: 'ok' },
  ])
  await lost.close()
})

it('names the failing part to this machine, and nothing to who asks from elsewhere', async () => {
  for (const elsewhere of [{ remoteAddress: '192.0.2.1' }, { headers: { 'x-forwarded-for': '192.0.2.1' } }]) {
    expect((await probe.app.inject({ url: '/readyz', ...elsewhere })).json()).toEqual({ status: 'ready' })
  }
})

it('still serves pages while its database is away, so that a balancer never ejects every node', async () => {
  const dead = await startProbeApp(() => {})
  await dead.platform.db.destroy()
  expect((await dead.app.inject('/readyz')).statusCode).toBe(503)
  expect((await dead.app.inject('/readyz/pages')).statusCode).toBe(200)
  await dead.app.close()
})

it('takes a wrong clock for an alarm: in the log, in the figures, and ready all the same', async () => {
  const real = Date.now
  const wrong = await startProbeApp(() => {})
  Date.now = () => real() + 60_000
  try {
    const answer = await wrong.app.inject('/readyz')
    expect([answer.statusCode, answer.json<{ checks: object }>().checks]).toMatchObject([200, { clock: 'failing' }])
    const { body } = await wrong.app.inject('/metrics')
    expect(body).toContain('himoya_health{check="clock"} 0')
    expect(body).toMatch(/himoya_clock_skew_seconds (59|60)/)
    expect(wrong.log_lines.join('')).toContain('the clocks of this node and of the database differ')
  } finally {
    Date.now = real
  }
  await wrong.close()
})

it('is not ready when one of the ways of calls is stuck, although the database answers others', async () => {
  const stuck = await startProbeApp(() => {}, { ways: [() => new Promise(() => {})] })
  expect((await stuck.app.inject('/readyz')).json()).toMatchObject({ checks: { database: 'failing' } })
  await stuck.close()
})

it('tells this machine its figures, by route pattern, and nobody behind a proxy', async () => {
  await probe.app.inject('/api/v1/about?q=canary-in-query')
  await probe.app.inject('/api/v1/canary-in-path/')
  const metrics = await probe.app.inject('/metrics')
  expect(metrics.body).toContain('himoya_http_request_seconds_count{route="/api/v1/about",method="GET",status="200"} 1')
  expect(metrics.body).not.toContain('canary')
  expect((await probe.app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '192.0.2.1' } })).statusCode).toBe(404)
  expect((await probe.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' })).statusCode).toBe(404)
})

it('tells its figures to who holds the token, from anywhere', async () => {
  const guarded = await startProbeApp(() => {}, { env: { METRICS_TOKEN: 'a-token-of-some-length' } })
  const ask = (authorization: string) =>
    guarded.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1', headers: { authorization } })
  expect((await ask('Bearer a-token-of-some-length')).statusCode).toBe(200)
  expect((await ask('Bearer a-token-of-same-length')).statusCode).toBe(404)
  expect((await guarded.app.inject('/metrics')).statusCode).toBe(404)
  await guarded.close()
})

it('tells finders of weaknesses whom to write, with a date that has not passed', async () => {
  const { body } = await probe.app.inject('/.well-known/security.txt')
  expect(body).toContain('Contact: mailto:security@localhost')
  const expires = /^Expires: (.+)$/m.exec(body)?.[1]
  expect(Date.parse(String(expires))).toBeGreaterThan(Date.now() + 90 * 86_400_000)
})

it('keeps search engines out of calls, media and the console', async () => {
  const { body } = await probe.app.inject('/robots.txt')
  for (const path of ['/api/', '/media/', '/staff', '/ws/']) expect(body).toContain(`Disallow: ${path}`)
})
