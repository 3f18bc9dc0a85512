// npm run bench -- broadcast [--people 100000] [--chats 20]: a message in the chat while a broadcast goes to so many people, beside
// the same chat when nothing else is going on; how long the broadcast takes; and whether everybody has it once when the server is
// killed in the middle. Sockets, calls and jobs are real; the people are rows made by SQL.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { listChats } from '../server/src/modules/chat/history/own-chats.service.ts'
import type { Platform } from '../server/src/platform/platform.ts'
import { join as signUp } from '../server/test/chat-cast.ts'
import { readArguments } from './chat/arguments.ts'
import { beforeTheServer, longer, postmasterOf } from './chat/himoya.ts'
import { query } from './chat/query.ts'
import { machine, startServer } from './processes.ts'

const LIMITS = 'api=1000000/1,chat_send=1000000/1'
const CALM_MS = 10_000
/** Each chat says something that often. */
const EVERY_MS = 250
const LOOK_MS = 250
const KILL_AFTER = 0.3

const given = readArguments(0)
const people = given.number('people', 100_000)
const chats = given.number('chats', 20)

type Cast = { editor: string; supervisor: string; children: { chat_id: string; token: string }[] }

async function makeCast(platform: Platform): Promise<Cast> {
  const [editor, supervisor] = [await signUp({ platform }, 'editor'), await signUp({ platform }, 'supervisor')]
  const children: Cast['children'] = []
  for (let made = 0; made < chats; made += 1) {
    const { id, token } = await signUp({ platform })
    const [chat] = await listChats(platform, { kind: 'user', id, session_id: '' }, 'uz')
    children.push({ chat_id: chat!.id, token: await longer(platform, token, 'web') })
  }
  return {
    editor: await longer(platform, editor.token, 'staff'),
    supervisor: await longer(platform, supervisor.token, 'staff'),
    children,
  }
}

const FILL = `insert into account (id, key_id, mode, role, login, login_index, terms_accepted_at)
select gen_random_uuid(), (select key_id from account where role = 'user' limit 1), 'nickname', 'user', '\\x00',
  decode(md5(number::text), 'hex'), now() from generate_series(1, ${people}) as number`

type Times = { acked: number[]; stop(): void }

/** Every chat writes now and then; the time until the server has it. */
async function converse(origin: string, children: Cast['children']): Promise<Times> {
  const acked: number[] = []
  const stops: (() => void)[] = []
  for (const { chat_id, token } of children) {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws/chat/${chat_id}/?token=${token}&v=1`)
    const sent = new Map<string, number>()
    socket.on('message', (bytes) => {
      const frame = JSON.parse(bytes.toString()) as { type?: string; cid?: string; n?: number }
      if (frame.type === 'ping') socket.send(JSON.stringify({ type: 'pong', n: frame.n }))
      const began = frame.type === 'ack' ? sent.get(frame.cid!) : undefined
      if (began !== undefined) acked.push(performance.now() - began)
    })
    await once(socket, 'open')
    const timer = setInterval(() => {
      const cid = randomUUID()
      sent.set(cid, performance.now())
      socket.send(JSON.stringify({ type: 'send', cid, message: 'Salom, yaxshimisiz?' }))
    }, EVERY_MS)
    stops.push(() => {
      clearInterval(timer)
      socket.terminate()
    })
  }
  return { acked, stop: () => stops.forEach((stop) => stop()) }
}

async function call<T>(origin: string, token: string, method: string, path: string, body?: unknown): Promise<T> {
  const headers = { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) }
  const answer = await fetch(`${origin}/api/v1/staff/broadcast/${path}`, init)
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

type Sent = { id: string; version: number; state: string; sending: { percent: number } | null }

/** Written by one, approved by another: from then on it goes. */
async function approve(origin: string, { editor, supervisor }: Cast): Promise<string> {
  const words = { title: 'Yangilik', text: 'Saytda yangi dars bor.' }
  const body = { audience: null, region: null, path: null, texts: { uz: words, ru: words, en: words }, send_at: null }
  const { id, version } = await call<Sent>(origin, editor, 'POST', '', body)
  await call(origin, editor, 'POST', `${id}/review/`)
  await call(origin, supervisor, 'POST', `${id}/approve/`, { version })
  return id
}

async function until(origin: string, { editor }: Cast, id: string, share: number): Promise<void> {
  for (;;) {
    const { state, sending } = await call<Sent>(origin, editor, 'GET', `${id}/`)
    if (state === 'sent' || (sending?.percent ?? 0) >= share * 100) return
    await sleep(LOOK_MS)
  }
}

const at = (times: readonly number[], share: number): string =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1)
const row = (times: readonly number[]) => ({
  messages: times.length,
  'p50 ms': at(times, 0.5),
  p95: at(times, 0.95),
  p99: at(times, 0.99),
  worst: at(times, 1),
})

const folder = mkdtempSync(join(tmpdir(), 'himoya-broadcast-'))
const env = { DATA_DIR: folder, PORT: '0', DEMO_SEED: '0', LIMITS, LOG_LEVEL: 'error', DATABASE_URL: '' }
const originOf = ({ answer }: { answer: string }): string => `http://127.0.0.1:${answer}`
const rows: Record<string, ReturnType<typeof row>> = {}
let seconds = 0
let counted: { notified: number; twice: number; missed: number }
try {
  const cast = await beforeTheServer(folder, makeCast)
  let server = await startServer(env, /localhost:(\d+)/)
  try {
    console.log(`putting in ${people.toLocaleString('en')} people`)
    await query(postmasterOf(folder).url, FILL)
    await query(postmasterOf(folder).url, 'vacuum analyze account')
    const calm = await converse(originOf(server), cast.children)
    await sleep(CALM_MS)
    rows['nothing else'] = row(calm.acked.splice(0))
    const began = performance.now()
    await until(originOf(server), cast, await approve(originOf(server), cast), 1.01)
    seconds = (performance.now() - began) / 1_000
    rows['while it is sent'] = row(calm.acked)
    calm.stop()

    const second = await approve(originOf(server), cast)
    await until(originOf(server), cast, second, KILL_AFTER)
    await server.kill()
    server = await startServer(env, /localhost:(\d+)/)
    await until(originOf(server), cast, second, 1.01)
    const [sums] = await query<typeof counted>(
      postmasterOf(folder).url,
      `select count(*)::int as notified, (count(*) - count(distinct account_id))::int as twice,
        ((select count(*) from account where role = 'user') - count(distinct account_id))::int as missed
       from notification where subject_id = '${second}'`,
    )
    counted = sums!
  } finally {
    await server.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(`\n${machine()}; LIMITS=${LIMITS}\n${chats} chats, a message each every ${EVERY_MS} ms, until it is acknowledged.\n`)
console.table(rows)
console.log(`${people.toLocaleString('en')} people were told in ${seconds.toFixed(0)} s.`)
console.log(`Killed in the middle and started again: ${counted.notified} told, ${counted.twice} twice, ${counted.missed} missed.`)
if (counted.twice + counted.missed > 0) process.exitCode = 1
