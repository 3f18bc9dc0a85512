import { ERROR_CODES, ERROR_STATUS, type ErrorCode } from '@himoya/contract/errors'
import { LANGUAGES } from '@himoya/contract/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import { ERROR_TEXTS } from '../core/error-texts.ts'
import { AppError } from '../core/errors.ts'

const Person = z.strictObject({
  name: z.string().min(2).max(5),
  age: z.int().min(7).max(18).optional(),
  kind: z.enum(['child', 'parent']).optional(),
  accept_terms: z.literal(true),
  password: z.string().max(20).optional(),
})
const Login = z.union([
  z.strictObject({ phone: z.string(), password: z.string() }),
  z.strictObject({ nickname: z.string(), password: z.string() }),
])

let probe: ProbeApp
beforeAll(async () => {
  probe = await startProbeApp((app) => {
    const open = { access: 'public' } as const
    app.post('/api/v1/person/', { config: open, schema: { body: Person, response: { 200: Person } } }, async ({ body }) => body)
    app.post('/api/v1/login/', { config: open, schema: { body: Login, response: { 204: z.null() } } }, async (_request, reply) =>
      reply.code(204).send(null),
    )
    app.post('/api/v1/claim/', { config: open, schema: { response: { 200: z.strictObject({}) } } }, async () => ({}))
    app.get('/api/v1/about', { config: open, schema: { response: { 200: z.strictObject({ text: z.string() }) } } }, async () => ({
      text: 'Himoya',
    }))
    app.get(
      '/api/v1/page/',
      {
        config: open,
        schema: { querystring: z.strictObject({ page: z.coerce.number().int().min(1) }), response: { 200: z.null() } },
      },
      async () => null,
    )
    app.get(
      '/api/v1/chat/:id/',
      {
        config: { access: 'user' },
        schema: { params: z.strictObject({ id: z.uuid() }), response: { 200: z.strictObject({ text: z.string() }) } },
      },
      async () => ({ text: 'mine' }),
    )
    app.get('/api/v1/broken/', { config: open, schema: { response: { 200: z.null() } } }, async () => {
      throw new Error('the phone +998901234567 is not in the list')
    })
    app.get(
      '/api/v1/leaky/',
      { config: open, schema: { response: { 200: z.strictObject({ id: z.string() }) } } },
      async () => ({ id: 'x', phone: '+998901234567' }) as { id: string },
    )
    app.get(
      '/api/v1/fails/:code/',
      {
        config: { ...open, errors: ERROR_CODES },
        schema: { params: z.strictObject({ code: z.enum(ERROR_CODES) }), response: { 200: z.null() } },
      },
      async ({ params }) => {
        throw new AppError(params.code, { retry_after: 7, by: 'Nodira' })
      },
    )
    app.get(
      '/api/v1/database/:code/',
      {
        config: { ...open, errors: ['changed_meanwhile'] },
        schema: { params: z.strictObject({ code: z.string() }), response: { 200: z.null() } },
      },
      async ({ params }) => {
        throw Object.assign(new Error('connect failed'), { code: params.code })
      },
    )
  })
})
afterAll(async () => {
  expect(probe.findings).toEqual([])
  await probe.close()
})

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers: Record<string, string> = {}) =>
  probe.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

describe('an answer', () => {
  it('is the same with and without the last slash, and never a redirect', async () => {
    expect((await send('GET', 'about')).json()).toEqual({ text: 'Himoya' })
    expect((await send('GET', 'about/')).json()).toEqual({ text: 'Himoya' })
    expect((await send('POST', 'claim')).statusCode).toBe(200)
    expect((await send('POST', 'claim/')).statusCode).toBe(200)
  })

  it('is stored nowhere when it is personal', async () => {
    const answer = await send('GET', 'chat/0192f0c0-0000-7000-8000-000000000001/', undefined, {
      authorization: 'Bearer token-of-lola',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
    expect((await send('POST', 'claim/')).headers['cache-control']).toBe('no-store')
  })

  it('is not sent again when it is public and has not changed', async () => {
    const first = await send('GET', 'about')
    expect(first.headers.vary).toContain('accept-language')
    const again = await send('GET', 'about', undefined, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await send('GET', 'about', undefined, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('carries the closed headers, also when it is an error', async () => {
    for (const path of ['/api/v1/about', '/api/v1/nothing/', '/api/v1/broken/', '/healthz', '/%zz']) {
      const { headers } = await probe.app.inject(path)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(headers['cross-origin-opener-policy']).toBe('same-origin')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['strict-transport-security']).toBeUndefined()
    }
  })

  it('that has a field its schema does not know is never sent', async () => {
    const answer = await send('GET', 'leaky/')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('998901234567')
  })
})

describe('an error', () => {
  it.each(ERROR_CODES)('%s has its documented status and a sentence in each language', async (code: ErrorCode) => {
    for (const lang of LANGUAGES) {
      const answer = await send('GET', `fails/${code}/`, undefined, { 'accept-language': lang })
      expect(answer.statusCode).toBe(ERROR_STATUS[code])
      expect(answer.json()).toMatchObject({ code, message: ERROR_TEXTS[code][lang], by: 'Nodira' })
    }
  })

  it.each(ERROR_CODES)('%s is told in short sentences', (code: ErrorCode) => {
    for (const lang of LANGUAGES) {
      for (const sentence of ERROR_TEXTS[code][lang].split(/[.!?]\s*/).filter(Boolean)) {
        expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(15)
      }
    }
  })

  it('tells how long to wait when waiting helps', async () => {
    for (const code of ['rate_limited', 'overloaded', 'unavailable', 'read_only', 'proof_required']) {
      expect((await send('GET', `fails/${code}/`)).headers['retry-after']).toBe('7')
    }
    expect((await send('GET', 'fails/forbidden/')).headers['retry-after']).toBeUndefined()
  })

  it('for too much to do is no line in the log: a flood of calls is none of lines', async () => {
    const before = probe.log_lines.filter((line) => line.includes('"level":"error"')).length
    for (let count = 0; count < 5; count += 1) expect((await send('GET', 'fails/overloaded/')).statusCode).toBe(503)
    expect(probe.log_lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(before)
    await send('GET', 'fails/unavailable/')
    expect(probe.log_lines.filter((line) => line.includes('"level":"error"'))).toHaveLength(before + 1)
  })

  it('nobody foresaw carries a reference and no word of what went wrong', async () => {
    const answer = await send('GET', 'broken/')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ code: 'internal', reference: expect.stringMatching(/^[0-9a-f]{12}$/) })
    expect(answer.body).not.toContain('998901234567')
    expect(answer.body).not.toContain('list')
    const line = probe.log_lines.find((text) => text.includes(answer.json<{ reference: string }>().reference))
    expect(line).toContain('platform/http/http.test.ts')
    expect(line).not.toContain('998901234567')
  })

  it.each([
    ['ECONNREFUSED', 503, 'unavailable'],
    ['57P01', 503, 'unavailable'],
    ['53300', 503, 'overloaded'],
    ['53100', 503, 'read_only'],
    ['25006', 503, 'read_only'],
    ['23505', 409, 'changed_meanwhile'],
  ])('of the database (%s) is %i %s', async (database_code, status, code) => {
    const answer = await send('GET', `database/${database_code}/`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('is Uzbek unless another of our languages is asked for', async () => {
    const message = async (header: string): Promise<string> =>
      (await send('GET', 'nothing/', undefined, { 'accept-language': header })).json<{ message: string }>().message
    expect(await message('de, fr;q=0.5')).toBe(ERROR_TEXTS.not_found.uz)
    expect(await message('ru-RU,ru;q=0.9,en;q=0.8')).toBe(ERROR_TEXTS.not_found.ru)
    expect(await message('de,en-US;q=0.3')).toBe(ERROR_TEXTS.not_found.en)
    expect(await message('en;q=0')).toBe(ERROR_TEXTS.not_found.uz)
  })
})

describe('a wrong request', () => {
  const code = async (answer: ReturnType<typeof send>) => {
    const { statusCode, json } = await answer
    return [statusCode, json<{ code: string }>().code]
  }

  it('is told apart by what is wrong with it', async () => {
    expect(await code(send('POST', 'person/', '{"name":'))).toEqual([400, 'malformed_json'])
    expect(await code(send('POST', 'person/', '{"__proto__":{"x":1}}'))).toEqual([400, 'malformed_json'])
    expect(await code(send('POST', 'person/', `{"name":"${'x'.repeat(300_000)}"}`))).toEqual([413, 'too_large'])
    expect(await code(send('POST', 'person/', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual([
      415,
      'unsupported_media',
    ])
    expect(await code(send('GET', 'nothing/'))).toEqual([404, 'not_found'])
    expect(await code(send('POST', 'nothing/', { text: 'x' }))).toEqual([404, 'not_found'])
    expect(await code(send('GET', 'page/?page=0'))).toEqual([422, 'invalid'])
    expect(await code(send('GET', 'chat/17/', undefined, { authorization: 'Bearer token-of-lola' }))).toEqual([404, 'not_found'])
  })

  it('by the wrong method names the right ones', async () => {
    const answer = await send('DELETE', 'person')
    expect([answer.statusCode, answer.json<{ code: string }>().code, answer.headers.allow]).toEqual([
      405,
      'method_not_allowed',
      'POST',
    ])
  })

  const fields = async (path: string, body: unknown) => {
    const answer = await send('POST', path, body)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'invalid'])
    return answer.json<{ fields: unknown }>().fields
  }

  it('names each field and what is wrong with it', async () => {
    expect(await fields('person/', {})).toEqual({ name: ['required'], accept_terms: ['must_accept'] })
    expect(await fields('person/', { name: '', accept_terms: false })).toEqual({
      name: ['required'],
      accept_terms: ['must_accept'],
    })
    expect(await fields('person/', { name: 'x', age: 5, kind: 'alien', accept_terms: true, is_admin: true })).toEqual({
      name: ['too_short'],
      age: ['out_of_range'],
      kind: ['not_allowed'],
      is_admin: ['unknown_field'],
    })
    expect(await fields('person/', { name: 'xxxxxx', age: 'ten', accept_terms: true })).toEqual({
      name: ['too_long'],
      age: ['wrong_format'],
    })
    expect(await fields('person/', [])).toEqual({ body: ['wrong_format'] })
    expect(await fields('person/', 'null')).toEqual({ body: ['required'] })
    expect(await fields('login/', { nickname: 'lola' })).toEqual({ password: ['required'] })
    expect(await fields('claim/', { is_admin: true })).toEqual({ body: ['not_allowed'] })
  })

  it('without a body is told so, and a call that takes none is content', async () => {
    expect(await fields('person/', '')).toEqual({ body: ['required'] })
    expect((await send('POST', 'claim/', '')).statusCode).toBe(200)
  })
})

it('what people type arrives without hidden characters; a password arrives as typed', async () => {
  const answer = await send('POST', 'person/', {
    name: ' \u202EA\u200Bli\u0000 ',
    accept_terms: true,
    password: ' \u200Bse cret ',
  })
  expect(answer.json()).toEqual({ name: 'Ali', accept_terms: true, password: ' \u200Bse cret ' })
})

it('a production server demands https for a year', async () => {
  const production = await startProbeApp(() => {}, {
    env: {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://himoya.test',
      SMS_PROVIDER: 'eskiz',
      ESKIZ_EMAIL: 'a',
      ESKIZ_PASSWORD: 'b',
      ESKIZ_SENDER: '4546',
    },
  })
  expect((await production.app.inject('/healthz')).headers['strict-transport-security']).toContain('max-age=31536000')
  await production.close()
})

it('an address that floods the API is slowed, another is not', async () => {
  const flooded = await startProbeApp(
    (app) => {
      app.get('/api/v1/about', { config: { access: 'public' }, schema: { response: { 200: z.null() } } }, async () => null)
    },
    { env: { LIMITS: 'api=3/60', TRUSTED_PROXIES: '127.0.0.1' } },
  )
  const from = (address: string) => flooded.app.inject({ url: '/api/v1/about', headers: { 'x-forwarded-for': address } })
  for (let count = 0; count < 3; count += 1) expect((await from('192.0.2.1')).statusCode).toBe(200)
  const refused = await from('192.0.2.1')
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('192.0.2.2')).statusCode).toBe(200)
  expect((await flooded.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.1' } })).statusCode).toBe(200)
  await flooded.close()
})
