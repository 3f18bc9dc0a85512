import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import { askRaw, openRaw, statusOf } from '../../../test/raw-socket.ts'
import { serveSocketUpgrades } from './socket-upgrades.ts'

let probe: ProbeApp
let url: string
/** What reached the process itself; in a server that is its end. */
const uncaught: unknown[] = []
const keep = (error: unknown): void => void uncaught.push(error)

beforeAll(async () => {
  process.on('uncaughtExceptionMonitor', keep)
  probe = await startProbeApp((app, platform) =>
    serveSocketUpgrades(app, platform, [
      { pattern: /^\/ws\/open\/?$/, open: (_connections, { socket }) => void socket.on('error', () => {}) },
      {
        pattern: /^\/ws\/broken\/?$/,
        open() {
          throw new Error('a listener that throws')
        },
      },
    ]),
  )
  await probe.app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(probe.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  process.off('uncaughtExceptionMonitor', keep)
  await probe.close()
})

const KEY = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n'
const upgrade = (address: string, headers = KEY): string =>
  `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`

const aliveStill = async (): Promise<void> => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(uncaught).toEqual([])
}

it.each(['//', '//[', '//[::1', '///', 'http://', 'http://[', 'https://%', '*', '\\', 'ws:', '?', '/ws/%'])(
  'an upgrade for %s is refused on its own connection',
  async (address) => {
    expect([400, 404]).toContain(statusOf(await askRaw(url, upgrade(address))))
    await aliveStill()
  },
)

it.each(['//', '//[', 'http://', '*'])('%s is no address', async (address) => {
  expect(statusOf(await askRaw(url, upgrade(address)))).toBe(400)
})

it.each([
  ['no key', ''],
  ['a key that is none', 'Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n'],
  ['another version', KEY.replace('13', '99')],
  ['a foreign site', `${KEY}Origin: https://evil.example\r\n`],
  ['an origin that is no address', `${KEY}Origin: http://[\r\n`],
  ['no origin at all', `${KEY}Origin: null\r\n`],
  ['protocols that mean nothing', `${KEY}Sec-WebSocket-Protocol: a,a,,\r\n`],
])('odd headers, %s, are refused', async (_name, headers) => {
  const status = statusOf(await askRaw(url, upgrade('/ws/open/', headers)))
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  await aliveStill()
})

it('the absolute form of a good address is let in', async () => {
  const raw = openRaw(url, upgrade(`${url}/ws/open/`))
  await once(raw.socket, 'data')
  expect(statusOf(raw.answer())).toBe(101)
  raw.socket.destroy()
})

const MASK = [0, 0, 0, 0]
it.each<[name: string, bytes: number[]]>([
  ['reserved bits', [0xf1, 0x80, ...MASK]],
  ['an unmasked text', [0x81, 0x01, 0x61]],
  ['an unknown opcode', [0x8f, 0x80, ...MASK]],
  ['a continuation of nothing', [0x80, 0x80, ...MASK]],
  ['a ping in two pieces', [0x09, 0x80, ...MASK]],
  ['a ping that is too long', [0x89, 0xfe, 0x01, 0x00, ...MASK]],
  ['a length beyond every number', [0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, ...MASK]],
  ['letters that are none', [0x81, 0x82, ...MASK, 0xc3, 0x28]],
  ['a close with a code that is none', [0x88, 0x82, ...MASK, 0x00, 0x01]],
  ['a close of one byte', [0x88, 0x81, ...MASK, 0x03]],
])('odd frames, %s, end that socket alone', async (_name, bytes) => {
  const raw = openRaw(url, Buffer.concat([Buffer.from(upgrade('/ws/open/')), Buffer.from(bytes)]))
  await raw.ended
  expect(statusOf(raw.answer())).toBe(101)
  await aliveStill()
})

it('a listener that throws ends one socket, not the process', async () => {
  const broken = openRaw(url, upgrade('/ws/broken/'))
  await broken.ended
  await aliveStill()
  expect(probe.log_lines.join('')).toContain('socket not opened')
  expect(probe.log_lines.join('')).not.toContain('a listener that throws')
})

it('a connection that is reset in the middle of an upgrade is nobody’s error', async () => {
  for (let count = 0; count < 20; count += 1) openRaw(url, upgrade(count % 2 ? '//' : '/ws/open/')).socket.resetAndDestroy()
  await aliveStill()
})
