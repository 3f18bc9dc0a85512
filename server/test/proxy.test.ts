import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request as requestClear } from 'node:http'
import { request, type RequestOptions } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { WebSocket } from 'ws'
import { until } from '../../kit/test/until.ts'
import type { DiskSpace } from '../src/platform/files/disk-space.ts'
import { makeCertificate } from './certificate.ts'
import { AWAY, expectAwayPage } from './away-page.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { freePort } from './free-port.ts'

const DELIVERED = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
/** Debian keeps it out of an ordinary user's way. */
const NGINX = 'nginx'
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`
const hasNginx = spawnSync(NGINX, ['-v'], { env: { PATH } }).status === 0

type Proxy = { clear: number; secure: number; cert: string; stop(): Promise<void> }
type Said = { status: number; headers: IncomingHttpHeaders; text: string }

/** The delivered file, but for ports, certificates and the places of logs. */
async function startProxy(change: (text: string, folder: string) => string): Promise<Proxy> {
  const folder = mkdtempSync(join(inject('test_folder'), 'proxy-'))
  const [clear, secure] = [await freePort(), await freePort()]
  const { cert, key } = makeCertificate(['himoya.example'])
  writeFileSync(join(folder, 'cert.pem'), cert)
  writeFileSync(join(folder, 'key.pem'), key)
  mkdirSync(join(folder, 'held'))
  const site = change(DELIVERED, folder)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${clear};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace('/etc/ssl/himoya/fullchain.pem', join(folder, 'cert.pem'))
    .replace('/etc/ssl/himoya/privkey.pem', join(folder, 'key.pem'))
    .replaceAll('/var/log/nginx', folder)
    .replace('/var/www/himoya', dirname(AWAY))
  const held = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path held/${name};`).join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(join(folder, 'nginx.conf'), `${user}\npid nginx.pid;\nevents {}\nhttp {\n${held}\n${site}\n}`)
  const child: ChildProcess = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr', '-g', 'daemon off;'], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr!.on('data', (part: Buffer) => void (complaint += part.toString()))
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  await until(async () => child.exitCode !== null || (await speaks(secure)))
  if (child.exitCode !== null) throw new Error(`nginx ended: ${complaint}`)
  return { clear, secure, cert, stop }
}

const speaks = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = requestClear({ port, host: '127.0.0.1' }, () => resolve(true))
    asked.once('error', () => resolve(false))
    asked.end()
  })

/** One call through the proxy, as a browser would make it. */
async function ask(proxy: Proxy, options: RequestOptions, body?: Buffer): Promise<Said> {
  const asked = request({ host: '127.0.0.1', port: proxy.secure, servername: 'himoya.example', ca: proxy.cert, ...options })
  asked.setHeader('host', 'himoya.example')
  asked.on('error', () => {})
  asked.end(body)
  const [answer] = await once(asked, 'response')
  let text = ''
  for await (const part of answer) text += String(part)
  return { status: answer.statusCode, headers: answer.headers, text }
}

async function askInTheClear(proxy: Proxy, path: string): Promise<Said> {
  const asked = requestClear({ host: '127.0.0.1', port: proxy.clear, path, headers: { host: 'himoya.example' } })
  asked.end()
  const [answer] = await once(asked, 'response')
  answer.resume()
  return { status: answer.statusCode, headers: answer.headers, text: '' }
}

const PROTECTED = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
/** Each once: two that differ would be read as the weaker one by some. */
function expectProtected({ headers }: Said): void {
  expect(headers).toMatchObject(PROTECTED)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'[^,]*frame-ancestors 'none'[^,]*$/)
}

describe.skipIf(!hasNginx)('the proxy as deploy/nginx.conf sets it up (needs nginx)', () => {
  let app: TestApp
  let proxy: Proxy
  let absent: Proxy
  let left: ReturnType<DiskSpace['left']> = 'plenty'
  beforeAll(async () => {
    app = await startTestApp({
      cast: true,
      overrides: { disk_space: { left: () => left } },
      env: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'https://himoya.example',
        TRUSTED_PROXIES: '127.0.0.1',
        DEMO_SEED: '0',
        SMS_PROVIDER: 'eskiz',
        ESKIZ_EMAIL: 'a@himoya.test',
        ESKIZ_PASSWORD: 'x',
        ESKIZ_SENDER: '4546',
      },
    })
    const { port } = new URL(app.url)
    proxy = await startProxy((text) => text.replace('127.0.0.1:3000', `127.0.0.1:${port}`))
    const nobody = await freePort()
    absent = await startProxy((text) => text.replace('127.0.0.1:3000', `127.0.0.1:${nobody}`))
  })
  afterAll(async () => {
    await Promise.all([proxy?.stop(), absent?.stop()])
    await app?.close()
  })

  it('adds nothing to what the server says', async () => {
    const answer = await ask(proxy, { path: '/api/v1/region/' })
    expect(answer.status).toBe(200)
    expectProtected(answer)
  })

  it.each([
    ['a body that is too large', { path: '/api/v1/auth/token/', method: 'POST', headers: { 'content-length': 12_000_000 } }, 413],
    ['an address that is its own', { path: '/metrics' }, 404],
  ])('%s is refused by the proxy with the same headers', async (_name, options, status) => {
    const answer = await ask(proxy, options)
    expect(answer.status).toBe(status)
    expectProtected(answer)
    expect(answer.headers['server']).toBe('nginx')
  })

  it.each(['/uz', '/ru/report', '/api/v1/sos/'])(
    'says with the same headers that the server is away, with the numbers in three languages: %s',
    async (path) => {
      const method = path.startsWith('/api/') ? 'POST' : 'GET'
      const answer = await ask(absent, { path, method })
      expect(answer.status).toBe(502)
      expectProtected(answer)
      expectAwayPage(answer)
    },
  )

  it('gives the page of an absent server to nobody while the server is there', async () => {
    expect((await ask(proxy, { path: '/away.html' })).text).not.toContain('tel:112')
  })

  it('lets a refusal of the server itself pass as it is', async () => {
    left = 'reserve'
    const answer = await ask(proxy, { path: '/api/v1/victim/', method: 'POST', headers: { 'content-type': 'application/json' } })
    left = 'plenty'
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([503, 'read_only'])
  })

  const LARGE = Buffer.alloc(5_000_000, ' ')
  const JSON_TYPE = 'application/json'
  it.each([
    ['too large', 'too_large', '/api/v1/auth/token/', JSON_TYPE],
    ['too large for a signed-in call', 'too_large', '/api/v1/complaint/', JSON_TYPE],
    ['of a kind nobody takes', 'unsupported_media', '/api/v1/auth/token/', 'x/y'],
    ['too large, for nobody', 'too_large', '/api/v1/nobody/', JSON_TYPE],
    ['without a session', 'unauthenticated', '/api/v1/saved/', JSON_TYPE],
  ])('lets the answer to a body through that the server did not read: %s', async (_name, code, path, type) => {
    // Now and then it came through by luck: what was sent and not read resets the line.
    for (let tried = 0; tried < 5; tried += 1) {
      const answer = await ask(proxy, { path, method: 'POST', headers: { 'content-type': type } }, LARGE)
      expect([answer.status, /"code":"(\w+)"/.exec(answer.text)?.[1]]).toEqual([expect.any(Number), code])
    }
  })

  it('passes an address on that is too long to be read, so that a page answers it, with 112', async () => {
    const page = await ask(proxy, { path: `/ru/${'a'.repeat(20_000)}` })
    expect([page.status, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<html lang="ru"')
    expect(page.text).toContain('href="tel:112"')
  })

  it('answers an address that is longer than any by itself, with the numbers', async () => {
    expectAwayPage(await ask(proxy, { path: `/ru/${'a'.repeat(40_000)}` }))
  })

  it('leads a page in the clear to https, and refuses a call that has shown its token already', async () => {
    const page = await askInTheClear(proxy, '/uz')
    expect([page.status, page.headers['location']]).toEqual([301, 'https://himoya.example/uz'])
    const call = await askInTheClear(proxy, '/api/v1/region/')
    expect(call.status).toBe(403)
    expect(call.headers['x-content-type-options']).toBe('nosniff')
  })

  it('lets sockets through', async () => {
    const { access: token } = await app.signIn('lola')
    const [chat] = (await app.call('GET', '/api/v1/chat/', { token })).body
    const socket = new WebSocket(`wss://himoya.example:${proxy.secure}/ws/chat/${chat.id}/?token=${token}&v=1`, {
      ca: proxy.cert,
      lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    })
    await once(socket, 'open')
    socket.close()
    expect(Number((await once(socket, 'close'))[0])).toBeLessThan(4_000)
  })
})

describe.skipIf(!hasNginx)('a node on another machine than its proxy (needs nginx)', () => {
  /** What the delivered file says in comments. */
  const elsewhere = (port: string, trusted: string) => (text: string, folder: string) => {
    writeFileSync(join(folder, 'inner-ca.pem'), trusted)
    return text
      .replace('    proxy_pass http://127.0.0.1:3000;\n', '')
      .replaceAll(/^ *# (?=proxy_)/gm, '')
      .replace('https://node.internal:3000', `https://127.0.0.1:${port}`)
      .replace('/etc/ssl/himoya/inner-ca.pem', join(folder, 'inner-ca.pem'))
  }

  it('is reached by TLS, is known by its certificate, and speaks to nobody in the clear', async () => {
    const pem = makeCertificate(['node.internal'])
    const folder = mkdtempSync(join(inject('test_folder'), 'node-'))
    const [TLS_CERT, TLS_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    writeFileSync(TLS_CERT, pem.cert)
    writeFileSync(TLS_KEY, pem.key)
    const app = await startTestApp({ env: { TLS_CERT, TLS_KEY } })
    const { port } = new URL(app.url)
    const known = await startProxy(elsewhere(port, pem.cert))
    const strange = await startProxy(elsewhere(port, makeCertificate(['node.internal']).cert))
    const misnamed = await startProxy((text, place) =>
      elsewhere(port, pem.cert)(text, place).replace('proxy_ssl_name node.internal', 'proxy_ssl_name other.internal'),
    )
    const asked = await Promise.all([known, strange, misnamed].map((one) => ask(one, { path: '/api/v1/region/' })))
    expect(asked.map(({ status }) => status)).toEqual([200, 502, 502])
    expect(await speaks(Number(port))).toBe(false)
    await Promise.all([known, strange, misnamed].map((one) => one.stop()))
    await app.close()
  })
})

it('the compose file’s proxy is the one its server trusts, and finds the server at its address', () => {
  const compose = readFileSync(join(import.meta.dirname, '../../deploy/compose.yaml'), 'utf8')
  const [, server, proxy] = /ipv4_address: (\S+)[^]*ipv4_address: (\S+)/.exec(compose) ?? []
  expect(compose).toContain(`TRUSTED_PROXIES: ${proxy}\n`)
  expect(compose).toContain(`s/127.0.0.1:3000/${server}:3000/`)
  expect(DELIVERED.match(/127\.0\.0\.1:3000/g)).toHaveLength(1)
  expect(compose).toContain('./away.html:/var/www/himoya/away.html')
  // Nobody reaches the server but by the proxy.
  expect(compose).not.toMatch(/- \S*3000:3000/)
})
