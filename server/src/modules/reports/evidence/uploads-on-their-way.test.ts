import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../../../../../kit/test/until.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { photo } from '../../../../test/media-files.ts'
import { openRaw, statusOf, type RawSocket } from '../../../../test/raw-socket.ts'
import { createInFlight } from '../../../platform/limits/in-flight.ts'
import { untiedBytes } from './evidence.store.ts'
import { sweepEvidence } from './sweep-evidence.service.ts'

const MB = 1024 * 1024
const MOST = { all: 6 * MB, client: 2 * MB }

let app: TestApp
let open: RawSocket[] = []
beforeAll(async () => {
  app = await startTestApp({
    env: { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'evidence=400/3600,body_file=120/120' },
    overrides: { in_flight: createInFlight(MOST) },
  })
})
afterEach(async () => {
  for (const { socket } of open) socket.destroy()
  await Promise.all(open.map(({ ended }) => ended))
  open = []
  await until(() => app.platform.in_flight.used() === 0)
})
afterAll(() => app.close())

const rows = () => app.platform.db.selectFrom('evidence').select(['id', 'received', 'state']).execute()
const refusalOf = async ({ answer }: RawSocket): Promise<string> => {
  await until(() => answer().includes('"code"'))
  return answer()
}

/** A form with a file of 50 MB, of which `bytes` come. */
function beginForm(address: string, bytes: number): RawSocket {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n'
  const raw = openRaw(
    app.url,
    `POST /api/v1/victim/file/ HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${50 * MB}\r\n\r\n${head}`,
  )
  const video = Buffer.alloc(bytes)
  video.write('\u0000\u0000\u0000\u0018ftypisom', 'latin1')
  raw.socket.write(video)
  open.push(raw)
  return raw
}

const begin = (address: string, size: number) =>
  app.call('POST', '/api/v1/victim/file/', { headers: { 'x-forwarded-for': address }, body: { kind: 'video', size } })

describe('files that are not sent to their end', () => {
  it('hold no more memory than was set aside, whoever sends them; one more is told to come again', async () => {
    const forms = Array.from({ length: 24 }, (_, at) => beginForm(`192.0.2.${at}`, 2 * MB))
    const answered = (): RawSocket[] => forms.filter(({ answer }) => answer() !== '')
    await until(() => answered().length >= 16)
    expect(app.platform.in_flight.used()).toBeLessThanOrEqual(MOST.all)
    const refusal = await refusalOf(answered()[0]!)
    expect([statusOf(refusal), refusal.includes('"overloaded"')]).toEqual([503, true])
    expect(answered()).toHaveLength(16)
  })

  it('lie sealed on the disk piece by piece, and are cleared away when their line is cut', async () => {
    const { socket } = beginForm('192.0.2.50', 3 * MB)
    await until(async () => (await rows()).some(({ received }) => received >= 2 * MB))
    expect(app.platform.in_flight.used()).toBeLessThan(MB)
    socket.destroy()
    await until(async () => (await rows()).length === 0)
  })

  it('of one client hold its share; another’s still come in', async () => {
    const forms = Array.from({ length: 4 }, () => beginForm('2001:db8::1', MB))
    await until(() => forms.filter(({ answer }) => answer() !== '').length >= 2)
    expect(app.platform.in_flight.used()).toBeLessThanOrEqual(MOST.client)
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'a.jpg')
    const other = await app.call('POST', '/api/v1/victim/file/', { headers: { 'x-forwarded-for': '2001:db8:0:9::1' }, body })
    expect(other.status).toBe(201)
  })

  it('texts too: a long one is refused when there is no room, a short one never', async () => {
    const long = Array.from({ length: 40 }, (_, at) => {
      const raw = openRaw(
        app.url,
        `POST /api/v1/victim/ HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 198.51.100.${at}\r\nContent-Type: application/json\r\nContent-Length: 250000\r\n\r\n`,
      )
      raw.socket.write(`{"a":"${'b'.repeat(240_000)}`)
      open.push(raw)
      return raw
    })
    await until(() => long.some(({ answer }) => answer().includes('"overloaded"')))
    expect(app.platform.in_flight.used()).toBeLessThanOrEqual(MOST.all)
    const short = await app.call('POST', '/api/v1/auth/token/', {
      headers: { 'x-forwarded-for': '203.0.113.1' },
      body: { nickname: 'nobody', password: 'x' },
    })
    expect(short.status).toBe(401)
  })
})

describe('the room for what nobody has tied', () => {
  it('is not taken by what was only announced', async () => {
    const before = await untiedBytes(app.platform.db)
    for (let count = 0; count < 20; count += 1) expect((await begin('192.0.2.60', 50 * MB)).status).toBe(201)
    expect(await untiedBytes(app.platform.db)).toBe(before)
  })

  it('is cleared of what was begun without a byte after ten minutes, and of nothing that has come', async () => {
    const { body } = await begin('192.0.2.61', 10)
    const sent = await fetch(`${app.url}/api/v1/victim/file/${body.id}/?offset=0`, {
      method: 'PUT',
      headers: { 'content-type': 'application/offset+octet-stream', 'x-file-key': body.key },
      body: 'abc',
    })
    expect(sent.status).toBe(200)
    await sweepEvidence(app.platform)
    expect((await rows()).length).toBeGreaterThan(20)
    app.shiftClock(11 * 60_000)
    await sweepEvidence(app.platform)
    expect((await rows()).filter(({ state }) => state === 'uploading').map(({ id }) => id)).toEqual([body.id])
  })
})

it('an address that has sent its share waits before its next file is read', async () => {
  const tight = await startTestApp({ env: { LIMITS: 'evidence=1/3600' } })
  try {
    expect((await tight.call('POST', '/api/v1/victim/file/', { body: { kind: 'image', size: 10 } })).status).toBe(201)
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
    const raw = openRaw(
      tight.url,
      `POST /api/v1/victim/file/ HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n${head}`,
    )
    raw.socket.write(Buffer.alloc(1_000))
    expect(statusOf(await refusalOf(raw))).toBe(429)
    raw.socket.destroy()
  } finally {
    await tight.close()
  }
})

it('a crowd with files leaves connections to the database for everybody else', async () => {
  let writing = 0
  let most = 0
  const few = await startTestApp({ env: { LIMITS: 'evidence=100/3600' }, connections: 4 })
  try {
    const { write } = few.platform.private_files
    few.platform.private_files.write = async (key, bytes) => {
      writing += 1
      most = Math.max(most, writing)
      await sleep(100)
      await write(key, bytes).finally(() => (writing -= 1))
    }
    const order: string[] = []
    const files = Array.from({ length: 12 }, async () => {
      const { body } = await few.call('POST', '/api/v1/victim/file/', { body: { kind: 'video', size: 10 } })
      await fetch(`${few.url}/api/v1/victim/file/${body.id}/?offset=0`, {
        method: 'PUT',
        headers: { 'content-type': 'application/offset+octet-stream', 'x-file-key': body.key },
        body: 'abc',
      })
      order.push('file')
    })
    await until(() => writing === 3)
    expect((await few.call('GET', '/api/v1/region/')).status).toBe(200)
    order.push('region')
    await Promise.all(files)
    expect(most).toBe(3)
    expect(order.indexOf('region')).toBeLessThan(order.lastIndexOf('file'))
  } finally {
    await few.close()
  }
})
