import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { until } from '../../kit/test/until.ts'
import { AWAY, expectAwayPage } from './away-page.ts'
import { makeCertificate } from './certificate.ts'
import { freePort } from './free-port.ts'
import { startTestApp, type TestApp } from './harness.ts'

const DELIVERED = readFileSync(join(import.meta.dirname, '../../deploy/haproxy.cfg'), 'utf8')
/** Debian keeps it out of an ordinary user's way. */
const HAPROXY = 'haproxy'
const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`
const hasBalancer = spawnSync(HAPROXY, ['-v'], { env: { PATH } }).status === 0

type Balancer = { secure: number; cert: string; stop(): Promise<void> }
type Said = { status: number; headers: IncomingHttpHeaders; text: string }

/** The delivered file, but for ports, certificates, the nodes and how often they are looked at. */
async function startBalancer(nodes: { a: string; b: string }): Promise<Balancer> {
  const folder = mkdtempSync(join(inject('test_folder'), 'balancer-'))
  const [clear, secure] = [await freePort(), await freePort()]
  const { cert, key } = makeCertificate(['himoya.example'])
  writeFileSync(join(folder, 'site.pem'), cert + key)
  const config = DELIVERED.replace('  log /dev/log local0 warning\n', '')
    .replace('bind :80', `bind 127.0.0.1:${clear}`)
    .replace('bind :443', `bind 127.0.0.1:${secure}`)
    .replace('/etc/ssl/himoya/site.pem', join(folder, 'site.pem'))
    .replaceAll('/etc/haproxy/away.html', AWAY)
    .replaceAll(/ ssl verify required ca-file \S+ verifyhost \S+/g, '')
    .replaceAll('inter 2s', 'inter 100ms')
    .replace('timeout connect 5s', 'timeout connect 5s\n  timeout check 5s')
    .replaceAll('10.0.0.1:3000', nodes.a)
    .replaceAll('10.0.0.2:3000', nodes.b)
  writeFileSync(join(folder, 'haproxy.cfg'), config)
  const child: ChildProcess = spawn(HAPROXY, ['-db', '-f', 'haproxy.cfg'], {
    cwd: folder,
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr!.on('data', (part: Buffer) => void (complaint += part.toString()))
  const balancer: Balancer = {
    secure,
    cert,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await until(async () => child.exitCode !== null || (await ask(balancer, '/').catch(() => null)))
  if (child.exitCode !== null) throw new Error(`HAProxy ended: ${complaint}`)
  return balancer
}

async function ask(balancer: Balancer, path: string, method = 'GET'): Promise<Said> {
  const asked = request({
    host: '127.0.0.1',
    port: balancer.secure,
    servername: 'himoya.example',
    ca: balancer.cert,
    path,
    method,
    headers: { host: 'himoya.example' },
    agent: false,
  })
  asked.end()
  const [answer] = await once(asked, 'response')
  let text = ''
  for await (const part of answer) text += String(part)
  return { status: answer.statusCode, headers: answer.headers, text }
}

describe.skipIf(!hasBalancer)('two nodes as deploy/haproxy.cfg leads to them (needs HAProxy)', () => {
  let nodes: TestApp[]
  let balancer: Balancer
  beforeAll(async () => {
    const node = () => startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, connections: 1 })
    nodes = [await node(), await node()]
    const [a = '', b = ''] = nodes.map(({ url }) => new URL(url).host)
    balancer = await startBalancer({ a, b })
  })
  afterAll(async () => {
    await balancer?.stop()
    for (const node of nodes ?? []) await node.close()
  })

  it('leads to whichever is ready, to any that lives when none is, and says itself with the numbers that none lives', async () => {
    const untilSaid = (wanted: (answer: Said) => boolean, path: string): Promise<Said> =>
      until(async () => {
        const answer = await ask(balancer, path)
        return wanted(answer) && answer
      })
    await untilSaid(({ status }) => status === 200, '/readyz')

    // The one connection of each is held by somebody else: nobody is ready, everybody lives.
    const { promise: until_released, resolve: release } = Promise.withResolvers<void>()
    const held = nodes.map(({ platform }) => platform.db.connection().execute(() => until_released))
    await untilSaid(({ status, text }) => status === 503 && text.includes('not ready'), '/readyz')
    await untilSaid(({ status }) => status === 200, '/readyz/pages')
    release()
    await Promise.all(held)

    await nodes.shift()!.close()
    await untilSaid(({ status }) => status === 200, '/readyz')
    await nodes.shift()!.close()
    const gone = await untilSaid(({ headers }) => headers['content-type'] === 'text/html; charset=utf-8', '/uz')
    expect(gone.status).toBe(503)
    expectAwayPage(gone)
    expect(gone.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expectAwayPage(await ask(balancer, '/api/v1/sos/', 'POST'))
  })

  it('keeps the figures to the operator’s own machines', async () => {
    expect((await ask(balancer, '/metrics')).status).toBe(404)
  })
})
