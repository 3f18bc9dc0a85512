// npm run bench -- growth [--to 1000000]: whether the last 50 messages, the queue and the search cost the same with a hundred
// times the history. The calls are real, over HTTP; the history is rows made by SQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listChats } from '../server/src/modules/chat/history/own-chats.service.ts'
import type { Platform } from '../server/src/platform/platform.ts'
import { join as signUp } from '../server/test/chat-cast.ts'
import { readArguments } from './chat/arguments.ts'
import { beforeTheServer, longer, postmasterOf } from './chat/himoya.ts'
import { time, write, type Call } from './growth/calls.ts'
import { fillTo, type Owners } from './growth/fill.ts'
import { machine, startServer } from './processes.ts'

const SIZES = [100_000, 1_000_000, 5_000_000]
/** Chats that wait in the queue, with more in each than one page shows. */
const WAITING = 30
const WRITTEN = 60
/** Limits that are raised: one screen asks as fast as it can. */
const LIMITS = 'api=1000000/1,chat_send=1000000/1'

type Cast = { owners: Owners; supervisor: string; children: { chat_id: string; token: string; nickname: string }[] }

const to = readArguments(0).number('to', 1_000_000)

async function makeCast(platform: Platform): Promise<Cast> {
  const supervisor = await signUp({ platform }, 'supervisor')
  const counsellor = await signUp({ platform }, 'counsellor')
  const children: Cast['children'] = []
  for (let index = 0; index < WAITING; index += 1) {
    const { id, token, alias } = await signUp({ platform })
    const [chat] = await listChats(platform, { kind: 'user', id, session_id: '' }, 'uz')
    children.push({ chat_id: chat!.id, token: await longer(platform, token, 'web'), nickname: alias })
  }
  const owners = { key_id: await platform.vault.createKey(platform.db), counsellor_id: counsellor.id }
  return { owners, supervisor: await longer(platform, supervisor.token, 'staff'), children }
}

function callsOf({ supervisor, children }: Cast): Record<string, Call[]> {
  const asked = (name: string, path: string): Call[] => [{ name, path, token: supervisor }]
  const month_ago = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
  return {
    'last 50 messages': children.map(({ chat_id, token }) => ({ name: '', path: `/api/v1/message/${chat_id}/?limit=50`, token })),
    'messages before one': children.map(({ chat_id, token }) => ({
      name: '',
      path: `/api/v1/message/${chat_id}/?limit=50&before_seq=${WRITTEN}`,
      token,
    })),
    queue: asked('', '/api/v1/staff/queue/'),
    'search: everything, first page': asked('', '/api/v1/staff/search/'),
    'search: one language, the last month': asked('', `/api/v1/staff/search/?lang=uz&from=${month_ago}`),
    'search: topic and outcome': asked('', '/api/v1/staff/search/?topic=suicide&outcome=referred'),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'himoya-growth-'))
const rows: Record<string, Record<string, string>> = {}
const firsts = new Map<string, number>()
try {
  const cast = await beforeTheServer(folder, makeCast)
  const env = { DATA_DIR: folder, PORT: '0', DEMO_SEED: '0', LIMITS, LOG_LEVEL: 'error', DATABASE_URL: '' }
  const server = await startServer(env, /localhost:(\d+)/)
  const origin = `http://127.0.0.1:${server.answer}`
  try {
    for (const { chat_id, token } of cast.children)
      for (let n = 0; n < WRITTEN; n += 1) await write(origin, { path: `/api/v1/message/${chat_id}/`, token }, `Salom, ${n}`)
    for (const size of SIZES.filter((one) => one <= to)) {
      console.log(`filling up to ${size.toLocaleString('en')} messages`)
      await fillTo(postmasterOf(folder).url, size, cast.owners)
      for (const [name, calls] of Object.entries(callsOf(cast))) {
        const { p50, p95 } = await time(origin, calls)
        if (!firsts.has(name)) firsts.set(name, p50)
        const ratio = (p50 / firsts.get(name)!).toFixed(2)
        rows[name] = { ...rows[name], [`${size / 1_000} k: p50 / p95 ms`]: `${p50.toFixed(1)} / ${p95.toFixed(1)} (x ${ratio})` }
      }
    }
  } finally {
    await server.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
console.log(
  `\n${machine()}; LIMITS=${LIMITS}\nIn brackets: beside the smallest history. ${WAITING} chats wait, ${WRITTEN} messages in each.\n`,
)
console.table(rows)
