import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshStaffPhone } from '../../../test/member-calls.ts'
import { DEMO_PASSWORD } from '../../../demo/demo.ts'
import { openRaw, statusOf } from '../../../test/raw-socket.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

const [SITE, STAFF] = ['himoya.example', 'jamoa.himoya.example']
const env = { PUBLIC_URL: `https://${SITE}`, STAFF_URL: `https://${STAFF}`, TRUSTED_PROXIES: '127.0.0.1' }

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp({ cast: true, env })
  token = (await signInAt(STAFF)).access
})
afterAll(() => app.close())

const ask = (host: string, url: string, headers: object = {}) =>
  app.app.inject({ method: 'GET', url, headers: { host, ...headers } })
const mine = () => ({ authorization: `Bearer ${token}` })

async function signInAt(host: string, who = 'supervisor') {
  const payload = { email: `${who}@himoya.test`, password: DEMO_PASSWORD }
  return (await app.app.inject({ method: 'POST', url: '/api/v1/staff/auth/token/', headers: { host }, payload })).json()
}

it.each(['/staff', '/staff/invite', '/api/v1/staff/auth/me/', '/api/v1/staff/chat/'])(
  '%s is not there on the site’s host',
  async (path) => {
    // 404 where the console is not built.
    expect([404, 421]).toContain((await ask(SITE, path, mine())).statusCode)
  },
)

it('a member signs in and is served on the console’s host alone', async () => {
  expect((await ask(STAFF, '/api/v1/staff/auth/me/', mine())).statusCode).toBe(200)
  expect(await signInAt(SITE)).toMatchObject({ code: 'misdirected' })
})

it('a header that names the console’s host does not lead there, also not through a trusted proxy', async () => {
  const named = await ask(SITE, '/api/v1/staff/auth/me/', { ...mine(), 'x-forwarded-host': STAFF })
  expect(named.statusCode).toBe(421)
})

it('the console’s host shows no page of the site: it leads there', async () => {
  for (const path of ['/uz', '/ru/chat', '/uz/report?x=1', '/sw.js', '/assets/a-12345678.js']) {
    const { statusCode, headers } = await ask(STAFF, path)
    expect([statusCode, headers.location]).toEqual([302, `https://${SITE}${path}`])
  }
  const { statusCode, headers } = await ask(STAFF, '/')
  expect([statusCode, headers.location]).toEqual([302, '/staff/'])
})

it('a person’s calls are not answered on the console’s host, what everybody may read is on both', async () => {
  const user = await app.signIn('lola')
  const call = (host: string) => ask(host, '/api/v1/auth/me/', { authorization: `Bearer ${user.access}` })
  expect([(await call(STAFF)).statusCode, (await call(SITE)).statusCode]).toEqual([421, 200])
  for (const host of [SITE, STAFF]) {
    expect((await ask(host, '/healthz')).statusCode).toBe(200)
    expect((await ask(host, '/api/v1/question/category/')).statusCode).toBe(200)
  }
})

it.each([
  ['/ws/staff/', `https://${STAFF}`, 101],
  ['/ws/staff/', `https://${SITE}`, 403],
  ['/ws/chat/018f/', `https://${STAFF}`, 403],
  ['/ws/chat/018f/', `https://${SITE}`, 101],
])('a socket %s from a page of %s: %i', async (path, origin, status) => {
  const handshake = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nOrigin: ${origin}\r\n\r\n`
  const { socket, answer } = openRaw(app.url, handshake)
  await once(socket, 'data')
  expect(statusOf(answer())).toBe(status)
  socket.destroy()
})

it('a link that lets a member in leads to the console’s host', async () => {
  app.sms.length = 0
  const payload = { email: 'yangi@himoya.test', phone: freshStaffPhone(), alias: 'Oydin', role: 'editor', langs: ['uz'] }
  const headers = { host: STAFF, authorization: `Bearer ${(await signInAt(STAFF, 'admin')).access}` }
  const { statusCode } = await app.app.inject({ method: 'POST', url: '/api/v1/staff/user/', headers, payload })
  expect(statusCode).toBe(201)
  expect(app.sms.map(({ text }) => text).join('\n')).toContain(`https://${STAFF}/staff/invite#`)
})
