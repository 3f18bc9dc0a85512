import { randomUUID } from 'node:crypto'
import { freePort } from '../../../server/test/free-port.ts'
import { query } from '../../chat/query.ts'
import type { Running, Stored, System } from '../../chat/system.ts'
import { launch, type Started } from '../../processes.ts'
import { startPeerDatabase } from '../database.ts'
import { missingPackages, versionOf } from '../packages.ts'

const PACKAGES = [
  'python3-django',
  'python3-django-channels',
  'daphne',
  'python3-channels-redis',
  'python3-psycopg2',
  'redis-server',
]
const TABLES = `
  create table chat (id uuid primary key, last_seq int not null default 0);
  create table message (
    chat_id uuid not null, seq int not null, cid uuid not null, is_admin boolean not null, message text not null,
    created_at timestamptz not null default clock_timestamp(), primary key (chat_id, seq), unique (chat_id, cid))`

const SETUP = (): string =>
  `Django ${versionOf('python3-django')}, Channels ${versionOf('python3-django-channels')}, Daphne ${versionOf('daphne')}, Redis ${versionOf('redis-server')}; documented defaults, one statement a message, unique cids, acknowledgement after it, then group_send, resume by number; no log-in`

export const django: System = {
  key: 'django',
  name: 'Django Channels',
  setup: SETUP,
  missing: () => missingPackages(PACKAGES),
  start: (folder, pairs) => startDjango(folder, pairs, { processes: 1, tuned: false }),
}

export const djangoTwice: System = {
  ...django,
  key: 'django-2',
  name: 'Django Channels x 2',
  setup: () => 'the same with two Daphnes: people on one, counsellors on the other',
  start: (folder, pairs) => startDjango(folder, pairs, { processes: 2, tuned: false }),
}

export const djangoTuned: System = {
  ...django,
  key: 'django-tuned',
  name: 'Django Channels x 2, tuned',
  setup: () => 'two Daphnes, many database threads (thread_sensitive=False), a channel layer of 100,000 messages instead of 100',
  start: (folder, pairs) => startDjango(folder, pairs, { processes: 2, tuned: true }),
}

type Shape = { processes: 1 | 2; tuned: boolean }

async function startDjango(folder: string, pairs: number, { processes, tuned }: Shape): Promise<Running> {
  const database = await startPeerDatabase(folder)
  await query(database.url, TABLES)
  const redis = await startRedis(folder)
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const run = () => Promise.all(ports.map((port) => startDaphne(port, database.port, redis.port, tuned)))
  let daphnes = await run()
  const chats = Array.from({ length: pairs }, () => randomUUID())
  return {
    programs: () => [redis.started.pid, ...daphnes.map(({ pid }) => pid)],
    database: () => [database.pid],
    async clients(count) {
      return chats.slice(0, count).flatMap((chat_id) =>
        ['', '&staff=1'].map((who, place) => ({
          speaks: 'json' as const,
          port: ports[place % processes]!,
          path: `/ws/chat/${chat_id}/?v=1${who}`,
          chat_id: null,
        })),
      )
    },
    async killAndRestart() {
      await Promise.all(daphnes.map((daphne) => daphne.kill()))
      daphnes = await run()
    },
    stored: () => query<Stored>(database.url, 'select cid, seq as place from message'),
    loopDelay: async () => null,
    async stop() {
      await Promise.all(daphnes.map((daphne) => daphne.stop()))
      await redis.started.stop()
      await database.stop()
    },
  }
}

/** Keeps nothing on disk: it only carries what is stored already. */
async function startRedis(folder: string): Promise<{ port: number; started: Started }> {
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  return { port, started: await launch({ command: '/usr/bin/redis-server', args }, port) }
}

/** Verbosity 0: no line for each request. */
function startDaphne(port: number, database_port: number, redis_port: number, tuned: boolean): Promise<Started> {
  const ports = { DATABASE_PORT: String(database_port), REDIS_PORT: String(redis_port) }
  const env = { ...ports, BENCH_TUNED: tuned ? '1' : '0', PYTHONDONTWRITEBYTECODE: '1' }
  // As long a backlog as Node's; Twisted's own is 50.
  const endpoint = `tcp:port=${port}:interface=127.0.0.1:backlog=511`
  const args = ['/usr/bin/daphne', '--verbosity', '0', '-e', endpoint, 'asgi:application']
  return launch({ command: '/usr/bin/python3', args, env, cwd: import.meta.dirname }, port)
}
