import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type Answer, type TestApp } from '../../../test/harness.ts'
import { askRaw, statusOf } from '../../../test/raw-socket.ts'
import type { OpenApi } from './openapi.ts'
import { securityHeaders } from './security-headers.ts'

const COMBINING = `a${'\u0301'.repeat(62_000)}${'\u0323'.repeat(62_000)}`
/** As long as a run of marks may be, again and again. */
const PILES = `a${'\u0301'.repeat(15)}${'\u0323'.repeat(14)}`.repeat(4_000)
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ cast: true, env: { LIMITS: 'api=100000/1,account=100000/1' } })
})
afterAll(() => app.close())

const post = async (path: string, text: string, token?: string): Promise<Answer> => {
  const response = await fetch(`${app.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: text,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Refused for what it is: a 4xx with one of our codes. */
function expectRefused({ status, body }: Answer, name = ''): void {
  expect([name, status >= 400 && status < 500, typeof body.code]).toEqual([name, true, 'string'])
}

describe('text that is made to take long', () => {
  it('is cut before it is normalised: twenty such bodies are answered while one took ten seconds', async () => {
    const bodies = [
      { nickname: COMBINING, password: 'x' },
      { nickname: 'x', password: COMBINING },
      { nickname: PILES, password: 'x' },
      { nickname: 'x', password: PILES },
    ]
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(bodies.map((body) => post('auth/token/', JSON.stringify(body))))
      for (const answer of answers) expectRefused(answer)
    }
  })

  it('is cut in an SOS, which goes through nevertheless', async () => {
    const body = { nonce: 'n'.repeat(43), kind: 'danger', can_speak: false, text: COMBINING.slice(0, 500) }
    const { status } = await post('sos/', JSON.stringify(body))
    expect([200, 201, 422]).toContain(status)
  })

  it('is refused where nothing may be cut: in a password', async () => {
    const { status, body } = await post('auth/token/', JSON.stringify({ nickname: 'x', password: `a${'\u0301'.repeat(31)}` }))
    expect([status, body.fields]).toEqual([422, { password: ['wrong_format'] }])
  })
})

describe('a body of a shape that no schema has', () => {
  it.each([
    ['arrays, 10,000 deep', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['objects, 10,000 deep', nested(10_000)],
    ['100,000 values', `[${'0,'.repeat(100_000)}0]`],
    ['100,000 empty texts', `{"nickname":[${'"",'.repeat(80_000)}""]}`],
  ])('%s, is refused with a code', async (name, body) => {
    expectRefused(await post('auth/token/', body), name)
  })

  it('tells of 20 fields, however many there are', async () => {
    const many = Object.fromEntries(Array.from({ length: 15_000 }, (_, index) => [`k${index}`, 0]))
    const { status, body } = await post('auth/token/', JSON.stringify(many))
    expect([status, Object.keys(body.fields).length]).toEqual([422, 20])
  })

  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
    'a field called %s is an unknown one',
    async (key) => {
      const { status, body } = await app.call('GET', `/api/v1/region/?${key}=1`)
      expect([status, body.code]).toEqual([422, 'invalid'])
      const sent = await post('auth/token/', `{"nickname":"x","password":"y","${key}":1}`)
      expectRefused(sent, key)
      if (key !== '__proto__' && key !== 'constructor') expect(sent.body.fields).toEqual({ [key]: ['unknown_field'] })
    },
  )
})

describe('a form with a file', () => {
  const FORM = 'multipart/form-data; boundary=x'
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'

  it.each([
    ['without a boundary', 'multipart/form-data', `${head}abc\r\n--x--\r\n`],
    ['cut before its end', FORM, `${head}abc`],
    ['cut in a head', FORM, '--x\r\nContent-Disposition: form-da'],
    ['of nothing', FORM, ''],
    ['that is no form', FORM, 'abc'],
    ['with a field called __proto__', FORM, head.replace('"file"', '"__proto__"') + 'abc\r\n--x--\r\n'],
    ['with a hundred fields', FORM, `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n'.repeat(100)}--x--\r\n`],
  ])('%s, is refused with a code', async (name, type, body) => {
    const { access } = await app.signIn('lola')
    const chat = (await app.call('GET', '/api/v1/chat/', { token: access })).body[0].id as string
    const paths = [
      ['POST', 'victim/file/'],
      ['PUT', 'auth/update/avatar/'],
      ['POST', `chat/${chat}/attachment/`],
    ] as const
    for (const [method, path] of paths) {
      const response = await fetch(`${app.url}/api/v1/${path}`, {
        method,
        headers: { 'content-type': type, authorization: `Bearer ${access}` },
        body,
      })
      expectRefused({ status: response.status, headers: response.headers, body: await response.json() }, `${path} ${name}`)
    }
  })
})

it('what cannot be read as a request is answered with every header that other answers have', async () => {
  const answer = (await askRaw(app.url, 'GET / HTTP/1.1\r\nbroken\r\n\r\n')).toLowerCase()
  expect(statusOf(answer.toUpperCase())).toBe(400)
  for (const [name, value] of securityHeaders({ mode: 'demo' })) expect(answer).toContain(`\r\n${name}: ${value}\r\n`)
})

describe('a number beyond what is kept', () => {
  it('is refused by every schema: no call takes an integer without an end', async () => {
    const { body } = await app.call<OpenApi>('GET', '/api/openapi.json')
    const endless: string[] = []
    const look = (name: string, schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return
      const { type, maximum, ...rest } = schema as Record<string, unknown>
      if (type === 'integer' && !(typeof maximum === 'number' && maximum <= 2_147_483_647)) endless.push(name)
      for (const [key, inner] of Object.entries(rest)) look(`${name}.${key}`, inner)
    }
    for (const [path, methods] of Object.entries(body.paths)) {
      for (const [method, { parameters, requestBody }] of Object.entries(methods))
        look(`${method} ${path}`, { parameters, requestBody })
    }
    expect(endless).toEqual([])
  })

  it('is refused for the version after the last one, too', async () => {
    const { access } = await app.signIn('editor@himoya.test')
    const texts = { uz: { title: 'a', text: 'a' }, ru: { title: 'a', text: 'a' }, en: { title: 'a', text: 'a' } }
    const body = { version: 2_147_483_647, audience: null, region: null, path: null, texts, send_at: null }
    const answer = await app.call('PUT', `/api/v1/staff/broadcast/${crypto.randomUUID()}/`, { token: access, body })
    expect([answer.status, answer.body.fields]).toEqual([422, { version: ['out_of_range'] }])
  })

  it.each([1e308, 8_640_000_000_000_001, -8_640_000_000_000_000])(
    'a subscription that ends at %d is refused',
    async (expirationTime) => {
      const { access } = await app.signIn('lola')
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
      const endpoint = 'https://fcm.googleapis.com/fcm/send/x'
      const answer = await post('notification/subscription/', JSON.stringify({ endpoint, keys, expirationTime }), access)
      expect([answer.status, answer.body.fields]).toEqual([422, { expirationTime: ['out_of_range'] }])
    },
  )
})

it('a part of a path that is too long leads nowhere, whatever the method', async () => {
  for (const path of [`news/${'a'.repeat(201)}/`, `chat/${'a'.repeat(5_000)}/attachment/`]) {
    expect((await app.call('GET', `/api/v1/${path}`)).status).toBe(404)
  }
})

it('an odd address is answered', async () => {
  for (const address of [
    '//',
    '//[',
    '*',
    '/%',
    '/%00',
    '/api/v1/%ff/',
    'http://x',
    'http://x/api/v1/region/',
    `/${'a/'.repeat(3_000)}`,
  ]) {
    const status = statusOf(await askRaw(app.url, `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`))
    expect([address, status >= 200 && status < 500]).toEqual([address, true])
  }
})

it('a head that cannot be read is answered in the shape of every refusal', async () => {
  for (const head of [
    `GET /api/v1/region/ HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost : x\r\n\r\n',
  ]) {
    const answer = await askRaw(app.url, head)
    expect(statusOf(answer)).toBe(400)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ code: 'bad_request', message: expect.any(String) })
  }
})

it('an expectation nobody has heard of is passed over', async () => {
  const head = 'GET /api/v1/region/ HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n'
  expect(statusOf(await askRaw(app.url, head))).toBe(200)
})
