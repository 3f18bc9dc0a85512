// npm run bench -- sos [--calls 60] [--crowd 32]: from the tap on SOS to the ringing console, calm and while ten times as many ask
// as keep the server busy. A tap is the call a phone makes, on a connection of its own; a console rings when its socket has the
// frame (it then asks for nothing more). Three consoles listen; the slowest of them counts.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { DEMO_PASSWORD } from '../server/demo/demo.ts'
import { readArguments } from './chat/arguments.ts'
import { machine, startServer } from './processes.ts'
import type { Tally } from './sos/crowd.ts'

/** Limits that are raised: here everybody has the same address. */
const LIMITS = [
  'api',
  'api_sos',
  'sos',
  'search',
  'page_form',
  'reports',
  'reports_stop',
  'auth.token',
  'sign_in',
  'reports_urgent',
]
  .map((name) => `${name}=1000000/1`)
  .join(',')
const STAFF = ['counsellor@himoya.test', 'counsellor2@himoya.test', 'supervisor@himoya.test']
const TEN_TIMES = 10
const WARM_UP_MS = 3_000
const PAUSE_MS = 100
const LATE_MS = 20_000

const given = readArguments(0)
const calls = given.number('calls', 60)
const crowd = given.number('crowd', 32)

type Console = { heard: Map<string, () => void>; close(): void }

async function openConsole(origin: string, email: string): Promise<Console> {
  const answer = await fetch(`${origin}/api/v1/staff/auth/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { access } = (await answer.json()) as { access: string }
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/staff/?token=${access}`)
  const heard: Console['heard'] = new Map()
  const rang = new Set<string>()
  socket.on('message', (bytes) => {
    const frame = JSON.parse(bytes.toString()) as { type: string; call?: { id: string; state: string }; n?: number }
    if (frame.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: frame.n }))
    if (frame.type !== 'sos' || !frame.call || rang.has(frame.call.id)) return
    rang.add(frame.call.id)
    for (const hear of heard.values()) hear()
  })
  // A console whose socket was cut does not ring: said, never counted as late.
  socket.on('close', (code) => code !== 1006 && console.log(`a console was cut off: ${code}`))
  await once(socket, 'open')
  return { heard, close: () => socket.terminate() }
}

/** Milliseconds from the tap to the last console, and to the answer on the phone. */
async function tap(port: number, consoles: readonly Console[]): Promise<{ rings: number; answered: number }> {
  const key = randomUUID()
  const began = performance.now()
  const ringing = consoles.map(
    ({ heard }) =>
      new Promise<number>((resolve) => {
        heard.set(key, () => {
          heard.delete(key)
          resolve(performance.now() - began)
        })
      }),
  )
  const answered = new Promise<number>((resolve, reject) => {
    const nonce = randomUUID()
    const headers = { 'content-type': 'application/json', 'accept-language': 'uz', 'idempotency-key': nonce }
    const call = request({ agent: false, port, host: '127.0.0.1', method: 'POST', path: '/api/v1/sos/', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`SOS was answered ${answer.statusCode}`))
      })
    })
    call.on('error', reject)
    call.end(JSON.stringify({ nonce, kind: 'self', can_speak: false }))
  })
  const late = sleep(LATE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`a call was not heard in ${LATE_MS / 1_000} s`)
  })
  const [rings, done] = await Promise.race([Promise.all([Promise.all(ringing), answered]), late])
  return { rings: Math.max(...rings), answered: done }
}

const at = (times: readonly number[], share: number): string =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(0)

async function measure(name: string, port: number, consoles: readonly Console[]) {
  console.log(name)
  const rings: number[] = []
  const answered: number[] = []
  for (let turn = 0; turn < calls; turn += 1) {
    const times = await tap(port, consoles)
    rings.push(times.rings)
    answered.push(times.answered)
    await sleep(PAUSE_MS)
  }
  return {
    'rings p50 ms': at(rings, 0.5),
    p95: at(rings, 0.95),
    p99: at(rings, 0.99),
    worst: at(rings, 1),
    'answer p50': at(answered, 0.5),
    'answer p99': at(answered, 0.99),
  }
}

/** Runs `work` while a crowd of so many asks. */
async function beside<T>(origin: string, clients: number, work: () => Promise<T>): Promise<{ done: T; tally: Tally }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'sos/crowd.ts'), origin, String(clients)])
  let said = ''
  process.once('exit', () => child.kill())
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  await sleep(WARM_UP_MS)
  const done = await work()
  child.kill('SIGTERM')
  await once(child, 'close')
  return { done, tally: JSON.parse(said.trim().split('\n').at(-1) ?? '{}') as Tally }
}

const folder = mkdtempSync(join(tmpdir(), 'himoya-sos-'))
const rows: Record<string, Record<string, string>> = {}
try {
  const env = { DATA_DIR: folder, PORT: '0', LIMITS, LOG_LEVEL: 'silent', DATABASE_URL: '' }
  const server = await startServer(env, /localhost:(\d+)/)
  const port = Number(server.answer)
  const origin = `http://127.0.0.1:${port}`
  try {
    const consoles = await Promise.all(STAFF.map((email) => openConsole(origin, email)))
    rows['nobody else'] = await measure('nobody else', port, consoles)
    for (const [name, clients] of [
      ['busy', crowd],
      ['ten times as many', crowd * TEN_TIMES],
    ] as const) {
      const { done, tally } = await beside(origin, clients, () => measure(name, port, consoles))
      const per_second = (count: number): string => (count / tally.seconds).toFixed(0)
      rows[`${name}: ${clients} others`] = {
        ...done,
        'others answered/s': per_second(tally.answered),
        'told to come again/s': per_second(tally.refused),
        'cut off': String(tally.failed),
      }
    }
    for (const one of consoles) one.close()
  } finally {
    await server.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${machine()}; LIMITS=${LIMITS}\n${calls} calls for help in each row, three consoles, one after the other.\n`)
console.table(rows)
