import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { askRaw, openRaw, statusOf, type RawSocket } from '../../../test/raw-socket.ts'

let app: TestApp
const open: RawSocket[] = []
beforeAll(async () => {
  app = await startTestApp({
    cast: true,
    env: { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'api=5/60,body=1/5,body_file=1/8' },
  })
})
afterAll(async () => {
  for (const { socket } of open) socket.destroy()
  await app.close()
})

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
const half = (path: string, address: string, type = 'application/json'): RawSocket => {
  const raw = openRaw(
    app.url,
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`,
  )
  open.push(raw)
  return raw
}
const get = async (target: string, address: string): Promise<number> =>
  statusOf(await askRaw(app.url, `GET ${target} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`))

describe('a limit', () => {
  it.each([
    ['another spelling', '/%61pi/v1/region/', '198.51.100.1'],
    ['the absolute form', 'http://127.0.0.1/api/v1/region/', '198.51.100.2'],
    ['another host', 'http://other.example/api/v1/region/', '198.51.100.3'],
    ['a query', '/api/v1/region/?', '198.51.100.4'],
    ['no slash', '/api/v1/region', '198.51.100.5'],
    ['what is not there', '/api/v1/nothing/', '198.51.100.6'],
  ])('is not walked around by %s', async (_name, target, address) => {
    const statuses: number[] = []
    for (let count = 0; count < 8; count += 1) statuses.push(await get(target, address))
    expect(statuses.slice(5)).toEqual([429, 429, 429])
    expect(statuses.slice(0, 5)).not.toContain(429)
  })

  it('counts the addresses of one IPv6 subscriber as one, and another’s apart', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1) statuses.push(await get('/api/v1/region/', `2001:db8:1:2::${count}`))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await get('/api/v1/region/', '2001:db8:1:3::1')).toBe(200)
  })
})

describe('240 bodies of which one byte has come', () => {
  it('keep nobody out, and end by themselves', async () => {
    const { access } = await app.signIn('lola')
    const paths = ['/api/v1/auth/token/', '/api/v1/victim/', '/api/v1/result/', '/%61pi/v1/auth/token/']
    const halves = Array.from({ length: 240 }, (_, at) => half(paths[at % paths.length]!, `203.0.113.${at % 250}`))
    await sleep(200)
    const token = { authorization: `Bearer ${access}` }
    const answers = await Promise.all([
      app.call('GET', '/api/v1/chat/', { headers: { ...token, ...from('192.0.2.1') } }),
      app.call('POST', '/api/v1/auth/token/', { headers: from('192.0.2.2'), body: { nickname: 'lola', password: 'x' } }),
      app.call('POST', '/api/v1/victim/', { headers: from('192.0.2.3'), body: {} }),
      app.call('GET', '/api/v1/region/', { headers: from('192.0.2.4') }),
      app.call('GET', '/api/v1/search/?q=uy', { headers: from('192.0.2.5') }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 422, 200, 200])
    await Promise.all(halves.map(({ ended }) => ended))
  })

  it('a file may take longer, and ends as well', async () => {
    const file = half('/api/v1/victim/file/', '192.0.2.7', 'multipart/form-data; boundary=x')
    const text = half('/api/v1/victim/', '192.0.2.8')
    const order: string[] = []
    await Promise.all([file.ended.then(() => order.push('file')), text.ended.then(() => order.push('text'))])
    expect(order).toEqual(['text', 'file'])
  })
})
