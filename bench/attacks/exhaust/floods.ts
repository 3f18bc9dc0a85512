import { existsSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom, type Random } from '../../faults/random.ts'

/** What an attacker of many addresses (127.2.*.*) holds and sends. */
export type Ground = {
  port: number
  random: Random
  stopped(): boolean
  count(what: string): void
  /** It stands: each connection is there or refused, each caller has been answered once. So many of them at the same moment. */
  stands(connections: number): void
}
type Flood = (ground: Ground) => Promise<void>

/** What the others are compared with. */
const nothing: Flood = async ({ stopped, stands }) => {
  stands(0)
  while (!stopped()) await sleep(50)
}

const FORM = 'content-type: multipart/form-data; boundary=x\r\n'
const FILE = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\ncontent-type: video/mp4\r\n\r\n'

/** Begins as a video does, or it would be refused at its first bytes. */
const VIDEO = Buffer.concat([Buffer.from('\u0000\u0000\u0000\u0018ftypisom', 'latin1'), Buffer.alloc(256 * 1024, 1)])

const addressOf = (number: number): string => `127.2.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`

/** Opens so many connections, or what handles there are, a hundred at a time, and does `work` with each until it is over. */
async function hold(ground: Ground, wanted: number, work: (socket: Socket, number: number) => void): Promise<void> {
  const { port, stopped, count } = ground
  const sockets: Socket[] = []
  const many = Math.min(wanted, handles())
  const now = { open: 0, most: 0, settled: 0 }
  for (let number = 0; number < many && !stopped(); number += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(number) })
    let is_open = false
    sockets.push(socket)
    socket.on('error', () => count('reset'))
    socket.on('close', () => {
      count('closed')
      if (is_open) now.open -= 1
      else now.settled += 1
    })
    socket.on('connect', () => {
      count('opened')
      is_open = true
      now.settled += 1
      now.most = Math.max(now.most, (now.open += 1))
      work(socket, number)
    })
    socket.resume()
    if (number % 100 === 99) await sleep(10)
  }
  while (!stopped() && now.settled < sockets.length) await sleep(20)
  ground.stands(now.most)
  while (!stopped()) await sleep(50)
  for (const socket of sockets) socket.destroy()
}

const drip = (socket: Socket, bytes: () => string, every_ms: number): void => {
  const timer = setInterval(() => socket.writable && socket.write(bytes()), every_ms)
  socket.once('close', () => clearInterval(timer))
}

const slowHeads: Flood = (ground) =>
  hold(ground, 1_000, (socket) => {
    socket.write('GET /uz HTTP/1.1\r\nHost: x\r\n')
    drip(socket, () => `X-${ground.random.between(0, 9)}: a\r\n`, 1_000)
  })

const slowBodies: Flood = (ground) =>
  hold(ground, 1_000, (socket) => {
    socket.write('POST /api/v1/victim/ HTTP/1.1\r\nHost: x\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n{')
    drip(socket, () => ' ', 500)
  })

/** Nothing is said, or the side that would say it is closed already. */
const halfOpen: Flood = (ground) =>
  hold(ground, 2_000, (socket, number) => {
    if (number % 3 === 0) socket.end()
    if (number % 3 === 1) socket.write(UPGRADE)
  })

const UPGRADE =
  'GET /ws/chat/00000000-0000-7000-8000-000000000000/?token=x&v=1 HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

const LIMITS_FILE = '/proc/self/limits'
const OWN_HANDLES = 500

/** As many as the system lets a process open: what is refused for want of handles says nothing about the server. */
export function handles(): number {
  const limits = existsSync(LIMITS_FILE) ? readFileSync(LIMITS_FILE, 'utf8') : ''
  const most = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY)
  return Math.max(0, most - OWN_HANDLES)
}

const idle: Flood = (ground) => hold(ground, 5_000, (socket) => void socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'))

/** Each says 50 MB and stops after a fourth of one: 250 MB have come then, were they let in. */
const uploads: Flood = (ground) =>
  hold(ground, 1_000, (socket) => {
    socket.write(`POST /api/v1/victim/file/ HTTP/1.1\r\nHost: x\r\n${FORM}content-length: 52428800\r\n\r\n${FILE}`)
    socket.write(VIDEO)
  })

const CALLERS = 64
const MOST_CALLERS = 57
type Call = { method: string; path: string; body?: object; headers?: Record<string, string> }

/** As fast as answers come, on 64 connections of as many addresses. */
async function ask({ port, stopped, count, stands }: Ground, next: () => Call): Promise<void> {
  let answered = 0
  let settled = 0
  const one = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: addressOf(number) })
    for (let nth = 0; !stopped(); nth += 1) {
      const said = await status(agent, port, next())
      count(String(said))
      if (nth > 0) continue
      if (said !== 'none') answered += 1
      settled += 1
      if (settled === CALLERS) stands(answered)
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: CALLERS }, (_, number) => one(number)))
}

function status(agent: Agent, port: number, { method, path, body, headers = {} }: Call): Promise<number | string> {
  return new Promise((resolve) => {
    const all = { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) }
    const call = request({ agent, port, host: '127.0.0.1', method, path, headers: all, timeout: 30_000 }, (answer) => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode ?? 0))
    })
    call.once('timeout', () => call.destroy())
    call.once('error', () => resolve('none'))
    call.end(body ? JSON.stringify(body) : undefined)
  })
}

const word = (random: Random): string => random.between(1, 2 ** 31).toString(36)

const passwords: Flood = (ground) =>
  ask(ground, () => ({
    method: 'POST',
    path: '/api/v1/auth/token/',
    body: { nickname: word(ground.random), password: 'wrong one' },
  }))

const proofs: Flood = (ground) =>
  ask(ground, () => ({
    method: 'POST',
    path: '/api/v1/auth/register/',
    headers: { 'x-proof': `${word(ground.random)}.${word(ground.random)}:${word(ground.random)}` },
    body: { mode: 'nickname', nickname: `a${word(ground.random)}`, password: 'Tog‘da yomg‘ir 41', accept_terms: true },
  }))

const unknownPages: Flood = (ground) =>
  ask(ground, () => ({ method: 'GET', path: `/${ground.random.chance(0.5) ? 'uz/news' : 'ru/learn'}/${word(ground.random)}` }))

/** All that could be worth a line: refused, unknown, cut off, not to be read. */
const logs: Flood = async (ground) => {
  const parts: number[] = []
  const stands = (connections: number): void => {
    parts.push(connections)
    if (parts.length === 2) ground.stands(parts[0]! + parts[1]!)
  }
  const broken = hold(
    { ...ground, stands },
    300,
    (socket) => void socket.write(`GET / HTTP/1.1\r\nHost : ${word(ground.random)}\r\n\r\n`),
  )
  const odd: readonly Call[] = [
    { method: 'DELETE', path: '/api/v1/region/' },
    { method: 'GET', path: '/api/v1/nothing/' },
    { method: 'GET', path: '/api/v1/chat/', headers: { authorization: 'Bearer a.b.c' } },
    { method: 'POST', path: '/api/v1/auth/token/', body: [] },
    { method: 'POST', path: '/api/v1/staff/auth/token/', body: { email: 'a@b.test', password: 'x' } },
    { method: 'GET', path: '/%ff' },
  ]
  await Promise.all([broken, ask({ ...ground, stands }, () => odd[ground.random.between(0, odd.length - 1)]!)])
}

export const FLOODS = {
  nothing,
  'slow-heads': slowHeads,
  'slow-bodies': slowBodies,
  'half-open': halfOpen,
  'idle-5000': idle,
  'uploads-1000': uploads,
  passwords,
  proofs,
  'unknown-pages': unknownPages,
  'log-flood': logs,
} as const satisfies Record<string, Flood>
export type FloodName = keyof typeof FLOODS

/** How many connections a flood opens, and how many of them have to stand at the same moment: fewer are another, smaller attack. */
export const CONNECTIONS: Record<FloodName, { wanted: number; least: number }> = {
  nothing: { wanted: 0, least: 0 },
  'slow-heads': { wanted: 1_000, least: 900 },
  'slow-bodies': { wanted: 1_000, least: 900 },
  'half-open': { wanted: 2_000, least: 600 },
  'idle-5000': { wanted: 5_000, least: 4_500 },
  'uploads-1000': { wanted: 1_000, least: 900 },
  passwords: { wanted: CALLERS, least: MOST_CALLERS },
  proofs: { wanted: CALLERS, least: MOST_CALLERS },
  'unknown-pages': { wanted: CALLERS, least: MOST_CALLERS },
  'log-flood': { wanted: 300 + CALLERS, least: MOST_CALLERS },
}

type Reports = Pick<Ground, 'stopped' | 'stands'> & { counts: Map<string, number> }

export const groundOf = (port: number, seed: number, { counts, ...reports }: Reports): Ground => ({
  ...reports,
  port,
  random: createRandom(seed),
  count: (what) => void counts.set(what, (counts.get(what) ?? 0) + 1),
})
