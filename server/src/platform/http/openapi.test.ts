import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { startProbeApp } from '../../../test/probe-app.ts'
import { AppError } from '../core/errors.ts'
import type { OpenApi } from './openapi.ts'

describe('the document', () => {
  let himoya: TestApp
  let document: OpenApi
  beforeAll(async () => {
    himoya = await startTestApp()
    document = (await himoya.call<OpenApi>('GET', '/api/openapi.json')).body
  })
  afterAll(() => himoya.close())

  it('is OpenAPI 3.1 and has every call of the API', () => {
    expect(document.openapi).toBe('3.1.0')
    const routes = himoya.app.printRoutes({ commonPrefix: false })
    expect(Object.keys(document.paths).length).toBeGreaterThan(10)
    for (const path of Object.keys(document.paths)) expect(path).toMatch(/^\/api\/v1\/[\w/{}-]+$/)
    expect(routes).toContain('api/v1')
  })

  it('says for every call who may call it, what it takes, what it answers and how it fails', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const name = `${method} ${path}`
        expect(operation.description, name).toMatch(/^Access: /)
        const statuses = Object.keys(operation.responses)
        expect(
          statuses.some((status) => status.startsWith('2')),
          name,
        ).toBe(true)
        expect(statuses, name).toEqual(expect.arrayContaining(['429', '500', '503']))
        const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field)
        const declared = (operation.parameters as { name: string; in: string }[]).filter((field) => field.in === 'path')
        expect(
          declared.map((field) => field.name),
          name,
        ).toEqual(names)
        if (!(operation.security as object[]).some((one) => 'bearer' in one)) continue
        expect(statuses, name).toContain('401')
      }
    }
  })

  it('can be read by people, without a script and without another host', async () => {
    const page = await himoya.call<string>('GET', '/api/docs')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page.body).not.toMatch(/<script|src=|style="|https?:\/\/(?!localhost)/)
    for (const path of Object.keys(document.paths)) expect(page.body).toContain(path)
  })

  it('never lists pages, assets, health or figures', () => {
    expect(Object.keys(document.paths).filter((path) => !path.startsWith('/api/v1/'))).toEqual([])
  })
})

describe('an answer the document does not say is found', () => {
  const response = { 200: z.strictObject({ text: z.string().max(3) }) }
  const findingsOf = async (answer: () => Promise<unknown>, config: object = {}): Promise<string[]> => {
    const probe = await startProbeApp((app) => {
      app.get('/api/v1/odd/', { config: { access: 'public', ...config }, schema: { response } }, async (_request, reply) => {
        const body = await answer()
        // A text goes past the route's serializer, as a mistake would.
        return reply.type('application/json').send(body as never)
      })
    })
    await probe.app.inject('/api/v1/odd/')
    await probe.close()
    return probe.findings
  }

  it('unless it is said', async () => {
    expect(await findingsOf(async () => '{"text":"yes"}')).toEqual([])
    expect(await findingsOf(async () => Promise.reject(new AppError('chat_ended')), { errors: ['chat_ended'] })).toEqual([])
  })

  it('by its shape', async () => {
    expect(await findingsOf(async () => '{"text":"too long"}')).toEqual([expect.stringContaining('GET /api/v1/odd/ 200')])
    expect(await findingsOf(async () => '{"text":"yes","phone":"x"}')).toEqual([expect.stringContaining('additional properties')])
  })

  it('by its status and by its code', async () => {
    expect(await findingsOf(async () => Promise.reject(new AppError('nickname_taken')))).toEqual([
      expect.stringContaining('409 is not in the document'),
    ])
    expect(await findingsOf(async () => Promise.reject(new AppError('chat_ended')), { errors: ['nickname_taken'] })).toEqual([
      expect.stringContaining('allowed values'),
    ])
  })
})

it('is sent compressed to whom it can be, ten times a minute to one client at most', async () => {
  const probe = await startProbeApp(() => {}, { env: { LIMITS: 'api_docs=4/60', TRUSTED_PROXIES: '127.0.0.1' } })
  const ask = (path: string, client: string, encoding = 'identity') =>
    probe.app.inject({ url: path, headers: { 'x-forwarded-for': client, 'accept-encoding': encoding } })
  const plain = await ask('/api/openapi.json', '192.0.2.1')
  for (const encoding of ['br', 'gzip']) {
    const { headers, rawPayload } = await ask('/api/openapi.json', '192.0.2.1', encoding)
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, expect.stringContaining('accept-encoding')])
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length)
  }
  expect((await ask('/api/docs', '192.0.2.1')).statusCode).toBe(200)
  expect((await ask('/api/openapi.json', '192.0.2.1')).statusCode).toBe(429)
  expect((await ask('/api/docs', '192.0.2.1')).statusCode).toBe(429)
  expect((await ask('/api/openapi.json', '192.0.2.2')).statusCode).toBe(200)
  await probe.close()
})
