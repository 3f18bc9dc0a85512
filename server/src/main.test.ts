import { mkdtempSync, rmSync } from 'node:fs'
import { connect as openSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { addressOf, launchServer, type ServerProcess } from '../test/server-process.ts'

type Running = ServerProcess & { url: string }

const data_dir = mkdtempSync(join(tmpdir(), 'himoya-main-'))
const running = new Set<ServerProcess>()
afterEach(async () => {
  for (const server of running) {
    server.process.kill('SIGTERM')
    await server.ended
  }
  running.clear()
})
afterAll(() => rmSync(data_dir, { recursive: true, force: true }))

function launch(env: Record<string, string> = {}): ServerProcess {
  const server = launchServer({ DATA_DIR: data_dir, ...env })
  running.add(server)
  return server
}

async function start(env: Record<string, string> = {}): Promise<Running> {
  const server = launch(env)
  return { ...server, url: await addressOf(server) }
}

const ready = async ({ url }: Running) => (await fetch(`${url}/readyz`)).status

it('is ready when it says its address, and is again after kill -9, with nothing to repair', async () => {
  const first = await start()
  expect(await ready(first)).toBe(200)
  first.process.kill('SIGKILL')
  await first.ended
  const second = await start()
  expect(await ready(second)).toBe(200)
  second.process.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

it('answers a request it has begun to receive before it ends, and a second signal changes nothing', async () => {
  const server = await start()
  const { port } = new URL(server.url)
  const socket = openSocket(Number(port), '127.0.0.1')
  const body = JSON.stringify({ nickname: 'nobody', password: 'not a password' })
  socket.write(
    `POST /api/v1/auth/token/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.slice(0, 10))
  await fetch(`${server.url}/healthz`)
  server.process.kill('SIGTERM')
  server.process.kill('SIGINT')
  // The port is closed to others by now or in a moment; the one inside is served.
  setTimeout(() => socket.write(body.slice(10)), 100)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(answer).toContain('wrong_credentials')
  expect(await server.ended).toBe(0)
})

it('ends, and in order, although somebody holds a request open', async () => {
  // Six seconds are the request's; how long the database then needs is the machine's affair.
  const server = await start({ STOP_SECONDS: '120' })
  const socket = openSocket(Number(new URL(server.url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    'POST /api/v1/auth/token/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  )
  await fetch(`${server.url}/healthz`)
  server.process.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  const again = await start()
  expect(await ready(again)).toBe(200)
})

it('refuses a second server on the same folder, and a taken port, in words', async () => {
  const server = await start()
  const second = launch()
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('Another server already runs on this DATA_DIR')
  const other_folder = mkdtempSync(join(tmpdir(), 'himoya-main-'))
  const third = launch({ DATA_DIR: other_folder, PORT: new URL(server.url).port })
  expect(await third.ended).toBe(1)
  expect(third.output()).toContain('is taken by another program')
  expect(third.output()).not.toContain('    at ')
  rmSync(other_folder, { recursive: true })
})

it('refuses to start in production without its secrets, naming each', async () => {
  const refused = launch({ NODE_ENV: 'production' })
  expect(await refused.ended).toBe(1)
  for (const name of ['MASTER_KEY', 'PUBLIC_URL', 'SMS_PROVIDER']) expect(refused.output()).toContain(`${name} is missing`)
})

it('refuses a master key that does not open its database, and says which', async () => {
  const refused = launch({ MASTER_KEY: `1:${Buffer.alloc(32, 9).toString('base64')}` })
  expect(await refused.ended).toBe(1)
  expect(refused.output()).toContain('MASTER_KEY version 1 is not the one')
})
