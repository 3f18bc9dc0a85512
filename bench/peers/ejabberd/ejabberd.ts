import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../server/test/free-port.ts'
import { query } from '../../chat/query.ts'
import type { Running, Stored, System } from '../../chat/system.ts'
import { launch, type Started } from '../../processes.ts'
import { startPeerDatabase } from '../database.ts'
import { missingPackages, versionOf } from '../packages.ts'
import { PASSWORD, xmppClients } from '../xmpp-crowd.ts'

const TABLES = '/usr/share/ejabberd/sql/pg.sql'
/** Where Debian puts Erlang libraries. */
const LIBRARIES = '/usr/lib/x86_64-linux-gnu:/usr/lib/aarch64-linux-gnu'
const PEOPLE = `insert into users (username, password) select who || n, $2 from generate_series(0, $1::int - 1) n, unnest('{u,c}'::text[]) who`
/** Each message is archived twice, for its sender and for the other; the sender's row is what the acknowledgement stands for. */
const STORED = `
  select substring(xml from 'id=[''"]([0-9a-f-]{36})[''"]') as cid, timestamp::float8 as place from archive
  where xml ~ ('from=[''"]' || username || '@')`

export const ejabberd: System = {
  key: 'ejabberd',
  name: 'ejabberd',
  setup: () =>
    `ejabberd ${versionOf('ejabberd')} over TCP without TLS, mod_mam in PostgreSQL, acknowledgements by stream management, resume from the archive; log-in by SASL PLAIN against PostgreSQL`,
  missing: () => missingPackages(['ejabberd', 'erlang-p1-pgsql']),
  start: startEjabberd,
}

async function startEjabberd(folder: string, pairs: number): Promise<Running> {
  const database = await startPeerDatabase(folder)
  await query(database.url, readFileSync(TABLES, 'utf8'))
  await query(database.url, PEOPLE, [pairs, PASSWORD])
  const port = await freePort()
  const config = join(folder, 'ejabberd.yml')
  const given = readFileSync(join(import.meta.dirname, 'ejabberd.yml'), 'utf8')
  writeFileSync(config, given.replace('BENCH_PORT', String(port)).replace('BENCH_DATABASE_PORT', String(database.port)))
  const run = () => startErlang(folder, config, port)
  let server = await run()
  return {
    programs: () => [server.pid],
    database: () => [database.pid],
    clients: async (count) => xmppClients(port, count),
    async killAndRestart() {
      await server.kill()
      server = await run()
    },
    stored: () => query<Stored>(database.url, STORED),
    loopDelay: async () => null,
    async stop() {
      await server.stop()
      await database.stop()
    },
  }
}

/** As `ejabberdctl foreground` starts it, but without a node name: then no port mapper of Erlang is started either. */
function startErlang(folder: string, config: string, port: number): Promise<Started> {
  const spool = join(folder, 'mnesia')
  mkdirSync(spool, { recursive: true })
  const env = {
    ERL_LIBS: LIBRARIES,
    EJABBERD_CONFIG_PATH: config,
    EJABBERD_LOG_PATH: join(folder, 'ejabberd.log'),
    ERL_MAX_PORTS: '32000',
    ERL_CRASH_DUMP_BYTES: '0',
    HOME: folder,
  }
  const args = ['+K', 'true', '+P', '250000', '-mnesia', 'dir', `"${spool}"`, '-noinput', '-s', 'ejabberd']
  return launch({ command: '/usr/bin/erl', args, env, cwd: folder }, port)
}
