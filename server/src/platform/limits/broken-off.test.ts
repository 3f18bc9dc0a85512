import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { openRaw } from '../../../test/raw-socket.ts'
import { startProbeApp } from '../../../test/probe-app.ts'
import { clientAddress } from '../core/client.ts'
import { sentFile } from '../http/sent-file.ts'
import type { Platform } from '../platform.ts'
import { createInFlight } from './in-flight.ts'

let app: TestApp
/** What reached the process itself; in a server that is its end. */
const uncaught: unknown[] = []
const keep = (error: unknown): void => void uncaught.push(error)
/** Told with each request the server has read the head of. */
const seen = new Map<string, () => void>()

beforeAll(async () => {
  process.on('uncaughtExceptionMonitor', keep)
  app = await startTestApp({ cast: true, env: { LIMITS: 'api=1000000/60' } })
  app.app.server.prependListener('request', ({ headers }: IncomingMessage) => seen.get(String(headers['x-number']))?.())
})
afterAll(async () => {
  process.off('uncaughtExceptionMonitor', keep)
  await app.close()
})

/** When the sender resets the connection: its own moment, or so many turns of the loop after the server has read the head. */
type Moment = { after_ms: number } | { turns: number }
const MOMENTS: readonly Moment[] = [{ after_ms: 0 }, { after_ms: 1 }, { turns: 0 }, { turns: 1 }, { turns: 2 }, { turns: 4 }]

let number = 0
/** Sends the head and what is there of the body, and breaks off. */
async function breakOff(request: string, headers: string, body: string, moment: Moment): Promise<void> {
  const name = String((number += 1))
  const raw = openRaw(app.url, `${request} HTTP/1.1\r\nHost: x\r\nX-Number: ${name}\r\n${headers}\r\n${body}`)
  if ('turns' in moment) {
    await new Promise<void>((resolve) => seen.set(name, resolve))
    for (let turn = 0; turn < moment.turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  } else {
    await new Promise((resolve) => raw.socket.once('connect', resolve))
    if (moment.after_ms > 0) await sleep(moment.after_ms)
  }
  raw.socket.resetAndDestroy()
  seen.delete(name)
  await raw.ended
}

async function figures(): Promise<Record<string, number>> {
  const { body } = await app.call<string>('GET', '/metrics')
  return Object.fromEntries(
    [...body.matchAll(/^himoya_(calls_at_work|body_bytes) (\d+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  )
}

/** What was begun before its connection was gone may still be on its way through the database. */
async function figuresAtRest(): Promise<Record<string, number>> {
  for (let tries = 0; tries < 100 && Object.values(await figures()).some((value) => value !== 0); tries += 1) await sleep(20)
  return figures()
}

const BODIES: readonly (readonly [name: string, headers: string, body: string])[] = [
  ['a long body', 'Content-Length: 20000\r\n', 'a'],
  ['a body in chunks', 'Transfer-Encoding: chunked\r\n', '1\r\na\r\n'],
]
const REQUESTS: readonly (readonly [name: string, request: string, headers: string])[] = [
  ['a page', 'GET /uz', ''],
  ['a call that reads', 'GET /api/v1/region/', ''],
  ['a type that nobody reads', 'POST /api/v1/auth/token/', 'Content-Type: text/plain\r\n'],
  ['a call that is read', 'POST /api/v1/auth/token/', 'Content-Type: application/json\r\n'],
  ['an address that is not there', 'GET /nowhere', ''],
  ['a call that is not there', 'POST /api/v1/nowhere/', 'Content-Type: x/y\r\n'],
  ['a form with a file', 'POST /api/v1/victim/file/', 'Content-Type: multipart/form-data; boundary=x\r\n'],
]

describe('a connection that is reset', () => {
  it.each(
    BODIES.flatMap(([sent, ...body]) => REQUESTS.map(([asked, ...request]) => [sent, asked, ...request, ...body] as const)),
  )('in the middle of %s for %s ends nothing but itself', async (_sent, _asked, request, type, length, body) => {
    for (const moment of MOMENTS) {
      await Promise.all(Array.from({ length: 10 }, () => breakOff(request, type + length, body, moment)))
    }
    expect((await app.call('GET', '/api/v1/region/')).status).toBe(200)
    expect(uncaught).toEqual([])
    expect(await figuresAtRest()).toEqual({ calls_at_work: 0, body_bytes: 0 })
  })

  it('is at work no longer, wherever in its call it was', async () => {
    const { access } = await app.signIn('lola')
    const head = `Authorization: Bearer ${access}\r\nContent-Length: 3\r\n`
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        MOMENTS.flatMap((moment) =>
          Array.from({ length: 5 }, () =>
            breakOff('GET /api/v1/message/0192f0c0-0000-7000-8000-000000000001/', head, 'aaa', moment),
          ),
        ),
      )
    }
    expect(await figuresAtRest()).toEqual({ calls_at_work: 0, body_bytes: 0 })
    expect((await app.call('GET', '/api/v1/news/')).status).toBe(200)
  })
})

/** A server with one route, which is entered by `head` and goes on when that connection is gone. */
async function afterwards(
  env: Record<string, string>,
  head: string,
  goOn: (...call: [FastifyRequest, FastifyReply, Platform]) => unknown,
) {
  const done = Promise.withResolvers<void>()
  const probe = await startProbeApp(
    (server, platform) =>
      void server.post('/gone', { config: { access: 'public', undocumented: true, upload: true } }, async (request, reply) => {
        raw.socket.resetAndDestroy()
        await new Promise<void>((resolve) => reply.raw.once('close', resolve))
        await goOn(request, reply, platform)
        done.resolve()
        return 'gone'
      }),
    { env },
  )
  await probe.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = probe.app.server.address() as AddressInfo
  const raw = openRaw(`http://127.0.0.1:${port}`, `POST /gone HTTP/1.1\r\nHost: x\r\n${head}\r\n`)
  await done.promise
  return probe
}

describe('when the connection is gone', () => {
  it.each([
    ['directly', {}, '127.0.0.1'],
    ['by a proxy', { TRUSTED_PROXIES: '127.0.0.1' }, '192.0.2.7'],
  ])('who came %s is still known', async (_name, env, address) => {
    const addresses: string[] = []
    const probe = await afterwards(env, 'X-Forwarded-For: 192.0.2.7\r\n', (request) => addresses.push(clientAddress(request)))
    expect(addresses).toEqual([address])
    await probe.close()
  })

  it('a form with a file holds nothing more', async () => {
    const head = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100\r\n'
    const probe = await afterwards({}, head, async (request, reply, platform) => {
      // Begun and left alone: its parser waits for a form that never comes.
      void sentFile(platform, { request, reply }, { field: 'file', most_bytes: 10 }).catch(String)
    })
    expect(probe.platform.in_flight.used()).toBe(0)
    await probe.close()
  })

  it('a body that broke off is no failure of ours in the log', async () => {
    const probe = await startProbeApp((server) =>
      server.post('/read', { config: { access: 'public', undocumented: true } }, async () => 'read'),
    )
    await probe.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = probe.app.server.address() as AddressInfo
    const entered = new Promise((resolve) => probe.app.server.once('request', resolve))
    const head = 'POST /read HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20000\r\n\r\n{'
    const raw = openRaw(`http://127.0.0.1:${port}`, head)
    await entered
    await sleep(20)
    raw.socket.resetAndDestroy()
    while (!probe.log_lines.join('').includes('body broken off')) await sleep(5)
    expect(probe.log_lines.join('')).not.toContain('"level":"error"')
    await probe.close()
  })
})

it('what was given back counts no more, however late a piece of it is read', () => {
  const in_flight = createInFlight()
  const hold = in_flight.open('192.0.2.1')
  hold.take(1_000)
  hold.release()
  hold.take(1_000)
  expect(in_flight.used()).toBe(0)
})
