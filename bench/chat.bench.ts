// npm run bench -- chat [seconds]: messages per second through the real server, flat out, 100 pairs on 200 sockets, with
// the bare limit beside it; log-ins and memory of idle sockets. Loopback only, in temporary folders, fsync on.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { readConfig } from '../server/src/config.ts'
import { listChats } from '../server/src/modules/chat/own-chats.service.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'
import { connect } from '../server/src/platform/db/connect.ts'
import { startDatabase } from '../server/src/platform/db/launcher.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { migrateJobs } from '../server/src/platform/jobs/job-runner.ts'
import { join as signUp, type Member } from '../server/test/chat-cast.ts'
import type { Figures, Orders } from './chat-load.ts'
import { machine, start, usage } from './processes.ts'

const PAIRS = 100
const SOCKETS_PER_PERSON = 10
const WARM_UP_SECONDS = 3
const IDLE_SECONDS = 12
const SECONDS = Number(process.argv[2] ?? 10)
/** The one limit that is raised: nobody types 20 messages in 10 s for long. */
const LIMITS = 'chat_send=1000000/1'

type Crowd = { pairs: Orders['pairs']; people: { chat_id: string; token: string }[] }
type Run = { name: string; figures: Figures; cpu_per_1000: number; own_cpu_per_1000: number; memory_mb: number }

const here = (file: string): string => join(import.meta.dirname, file)

/** Accounts, chats and tokens, written while the server does not run. */
async function makeCrowd(data_dir: string): Promise<Crowd> {
  const database = await startDatabase({ data_dir })
  const { db, pool } = connect(database.url)
  await migrate(pool)
  await migrateJobs(pool)
  const platform = await createPlatform(readConfig({ DATA_DIR: data_dir }), db)
  const crowd: Crowd = { pairs: [], people: [] }
  for (let index = 0; index < PAIRS * 2; index += 1) {
    const child = await signUp({ platform })
    const [chat] = await listChats(platform, { kind: 'user', id: child.id, session_id: '' }, 'uz')
    crowd.people.push({ chat_id: chat!.id, token: child.token })
    if (index >= PAIRS) continue
    const counsellor: Member = await signUp({ platform }, 'counsellor')
    const claimed = { state: 'active', assigned_to: counsellor.id, queued_at: new Date() } as const
    await db.updateTable('chat').set(claimed).where('id', '=', chat!.id).execute()
    crowd.pairs.push({ chat_id: chat!.id, child_token: child.token, counsellor_token: counsellor.token })
  }
  await pool.end()
  await database.stop()
  return crowd
}

async function load(folder: string, orders: Orders): Promise<Figures> {
  const file = join(folder, `${randomUUID()}.json`)
  writeFileSync(file, JSON.stringify(orders))
  const { answer, stop } = await start(here('chat-load.ts'), [file], {}, /^(\{.*\})$/m)
  await stop()
  return JSON.parse(answer) as Figures
}

/** PostgreSQL is a child of the server in both. */
async function measure(name: string, folder: string, pid: number, orders: Orders): Promise<Run> {
  await load(folder, { ...orders, seconds: WARM_UP_SECONDS })
  const before = usage(pid)
  const figures = await load(folder, orders)
  const after = usage(pid)
  const per_1000 = (seconds: number): number => (seconds / figures.acked) * 1_000
  return {
    name,
    figures,
    cpu_per_1000: per_1000(after.cpu - before.cpu),
    own_cpu_per_1000: per_1000(after.own_cpu - before.own_cpu),
    memory_mb: after.memory_mb,
  }
}

type Idle = { logins_per_s: number; kb_per_socket: number }

/** Log-ins per second with token and resume, and the memory of a socket that stays silent. */
async function idle(port: number, pid: number, people: Crowd['people']): Promise<Idle> {
  const path = ({ chat_id, token }: Crowd['people'][number]): string => `/ws/chat/${chat_id}/?v=1&since=0&token=${token}`
  const paths = people.flatMap((person) => Array.from({ length: SOCKETS_PER_PERSON }, () => path(person)))
  // The first ones warm the server up; only the others are measured.
  const first = await openAll(port, paths.splice(0, paths.length / 4))
  const before = await settledMemory(pid)
  const began = performance.now()
  const sockets = await openAll(port, paths)
  const logins_per_s = paths.length / ((performance.now() - began) / 1_000)
  const kb_per_socket = (((await settledMemory(pid)) - before) * 1024) / paths.length
  for (const socket of [...first, ...sockets]) socket.terminate()
  return { logins_per_s, kb_per_socket }
}

async function openAll(port: number, paths: readonly string[]): Promise<WebSocket[]> {
  const waiting = [...paths]
  const sockets: WebSocket[] = []
  const open = async (): Promise<void> => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false })
      sockets.push(socket)
      await new Promise((resolve, reject) => {
        socket.once('message', resolve)
        socket.once('close', (code) => reject(new Error(`closed with ${code}`)))
      })
    }
  }
  await Promise.all(Array.from({ length: 64 }, open))
  return sockets
}

/** V8 gives memory back when it has been idle for some seconds. */
async function settledMemory(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, IDLE_SECONDS * 1_000))
  return usage(pid).own_memory_mb
}

async function benchServer(folder: string): Promise<{ run: Run; idle: Idle }> {
  const data_dir = mkdtempSync(join(folder, 'server-'))
  const crowd = await makeCrowd(data_dir)
  const env = { DATA_DIR: data_dir, PORT: '0', DEMO_SEED: '0', LIMITS, LOG_LEVEL: 'error', DATABASE_URL: '' }
  const server = await start(here('../server/src/main.ts'), [], env, /localhost:(\d+)/)
  try {
    const [pid, port] = [server.child.pid!, Number(server.answer)]
    const sockets = await idle(port, pid, crowd.people)
    const run = await measure('Himoya', folder, pid, { port, seconds: SECONDS, pairs: crowd.pairs })
    return { run, idle: sockets }
  } finally {
    await server.stop()
  }
}

async function benchLimit(folder: string): Promise<Run> {
  const server = await start(here('chat-limit.ts'), [mkdtempSync(join(folder, 'limit-'))], {}, /port (\d+)/)
  try {
    const pairs = Array.from({ length: PAIRS }, () => ({ chat_id: randomUUID(), child_token: '', counsellor_token: null }))
    return await measure('bare limit', folder, server.child.pid!, { port: Number(server.answer), seconds: SECONDS, pairs })
  } finally {
    await server.stop()
  }
}

function print(runs: readonly Run[], { logins_per_s, kb_per_socket }: Idle): void {
  console.log(`\n${machine()}, load ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}`)
  console.log(`${PAIRS} pairs, ${PAIRS * 2} sockets, one message in flight each, ${SECONDS} s; LIMITS=${LIMITS}\n`)
  const rows = runs.map(({ name, figures, cpu_per_1000, own_cpu_per_1000, memory_mb }) => ({
    name,
    'acked/s': Math.round(figures.acked / figures.seconds),
    'delivered/s': Math.round(figures.delivered / figures.seconds),
    'ack p50/p99 ms': figures.ack_ms.map((ms) => ms.toFixed(1)).join(' / '),
    'delivery p50/p99 ms': figures.delivery_ms.map((ms) => ms.toFixed(1)).join(' / '),
    'CPU s per 1,000 (Node only)': `${cpu_per_1000.toFixed(3)} (${own_cpu_per_1000.toFixed(3)})`,
    'memory MB': Math.round(memory_mb),
  }))
  console.table(rows)
  const [own, limit] = runs.map(({ figures }) => figures.acked / figures.seconds)
  console.log(`of the bare limit: ${(own! / limit!).toFixed(2)}`)
  console.log(`log-ins on the socket: ${Math.round(logins_per_s)}/s; memory of an idle socket: ${kb_per_socket.toFixed(1)} KB`)
}

const folder = mkdtempSync(join(tmpdir(), 'himoya-bench-'))
try {
  const { run, idle: sockets } = await benchServer(folder)
  print([run, await benchLimit(folder)], sockets)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
