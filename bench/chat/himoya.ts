import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../../server/src/config.ts'
import { signAccess } from '../../server/src/modules/accounts/auth/sessions/access-token.ts'
import { listChats } from '../../server/src/modules/chat/history/own-chats.service.ts'
import { createPlatform } from '../../server/src/platform/create-platform.ts'
import { connect } from '../../server/src/platform/db/connect.ts'
import { startDatabase } from '../../server/src/platform/db/launcher.ts'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import type { Platform } from '../../server/src/platform/platform.ts'
import { migrateJobs } from '../../server/src/platform/jobs/job-runner.ts'
import { join as signUp } from '../../server/test/chat-cast.ts'
import { startServer, type Started } from '../processes.ts'
import type { ClientOrder } from './orders.ts'
import { query } from './query.ts'
import type { Running, Stored, System } from './system.ts'

/** The one limit that is raised: nobody types 20 messages in 10 s for long. */
export const LIMITS = 'chat_send=1000000/1'
const AT_ONCE = 8
const HOUR_MS = 3_600_000
/** What prom-client's timer waits itself. */
const RESOLUTION_MS = 10

type Pair = { chat_id: string; child_token: string; counsellor_token: string }

/** Our server as `npm start` runs it, with its embedded PostgreSQL. */
export const himoya: System = {
  key: 'ours',
  name: 'Himoya',
  setup: () => `server/src/main.ts with its embedded PostgreSQL; access, sealed texts, limits, resume, all on. LIMITS=${LIMITS}`,
  missing: async () => null,
  start: startHimoya,
}

async function startHimoya(folder: string, pairs: number): Promise<Running> {
  const data_dir = mkdtempSync(join(folder, 'server-'))
  const crowd = await makeCrowd(data_dir, pairs)
  let port = 0
  const run = async (): Promise<Started> => {
    // The second start takes the port of the first: the clients know no other.
    const env = {
      DATA_DIR: data_dir,
      PORT: String(port),
      DEMO_SEED: '0',
      LIMITS,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
    }
    const started = await startServer(env, /localhost:(\d+)/)
    port = Number(started.answer)
    return started
  }
  let server = await run()
  return {
    programs: () => [server.pid],
    database: () => [postmasterOf(data_dir).pid],
    async clients(count) {
      return crowd.slice(0, count).flatMap((pair) => ordersOf(pair, port))
    },
    async killAndRestart() {
      await server.kill()
      server = await run()
    },
    stored: () => query<Stored>(postmasterOf(data_dir).url, 'select cid, seq as place from message'),
    loopDelay: () => askLoopDelay(port),
    stop: () => server.stop(),
  }
}

/** Accounts, chats and tokens, written while the server does not run. */
async function makeCrowd(data_dir: string, count: number): Promise<Pair[]> {
  return beforeTheServer(data_dir, async (platform) => {
    const pairs: Pair[] = []
    const worker = async (): Promise<void> => {
      while (pairs.length < count) pairs.push(await makePair(platform))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return pairs
  })
}

/** Works on a migrated, empty database with all the server has but its sockets. */
export async function beforeTheServer<T>(data_dir: string, work: (platform: Platform) => Promise<T>): Promise<T> {
  const database = await startDatabase({ data_dir })
  const { db, pool } = connect(database.url)
  try {
    await migrate(pool)
    await migrateJobs(pool)
    return await work(await createPlatform(readConfig({ DATA_DIR: data_dir }), db))
  } finally {
    await pool.end()
    await database.stop()
  }
}

async function makePair(platform: Platform): Promise<Pair> {
  const child = await signUp({ platform })
  const [chat] = await listChats(platform, { kind: 'user', id: child.id, session_id: '' }, 'uz')
  const counsellor = await signUp({ platform }, 'counsellor')
  const claimed = { state: 'active', assigned_to: counsellor.id, queued_at: new Date() } as const
  await platform.db.updateTable('chat').set(claimed).where('id', '=', chat!.id).execute()
  return {
    chat_id: chat!.id,
    child_token: await longer(platform, child.token, 'web'),
    counsellor_token: await longer(platform, counsellor.token, 'staff'),
  }
}

/** The same token, good for an hour longer than those of five minutes are. */
export async function longer({ config }: Platform, token: string, audience: 'web' | 'staff'): Promise<string> {
  const { sub, sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string; sid: string }
  const later = new Date(Date.now() + HOUR_MS)
  const session = { id: sid, account_id: sub, issued_at: later, expires_at: new Date(later.getTime() + HOUR_MS) }
  return signAccess(config.master_keys, audience, session)
}

function ordersOf({ chat_id, child_token, counsellor_token }: Pair, port: number): ClientOrder[] {
  return [
    { speaks: 'json', port, path: `/ws/chat/${chat_id}/?v=1&token=${child_token}`, chat_id: null },
    { speaks: 'json', port, path: `/ws/staff/?token=${counsellor_token}`, chat_id },
  ]
}

/** Its PostgreSQL outlives a killed server, so it is found as the server finds it (postmaster.ts, `postmaster.pid`). */
export function postmasterOf(data_dir: string): { pid: number; url: string } {
  const folder = join(data_dir, 'database')
  const elsewhere = join(folder, 'elsewhere')
  const place = existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8').trim() : folder
  const lines = readFileSync(join(place, 'cluster', 'postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), url: `postgres://himoya@/himoya?host=${encodeURIComponent(lines[4]!.trim())}` }
}

/** The server measures it itself and begins anew each time it is asked. */
async function askLoopDelay(port: number): Promise<number | null> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const seconds = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await answer.text())?.[1]
  return seconds === undefined ? null : Math.max(0, Number(seconds) * 1_000 - RESOLUTION_MS)
}
