import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../server/test/free-port.ts'
import { query } from '../../chat/query.ts'
import type { Running, Stored, System } from '../../chat/system.ts'
import { launch, type Started } from '../../processes.ts'
import { startPeerDatabase } from '../database.ts'
import { missingPackages, versionOf } from '../packages.ts'
import { DOMAIN, PASSWORD, xmppClients } from '../xmpp-crowd.ts'

/** As its storage module would make it with the first log-in (mod_storage_sql); the archive it makes itself. */
const PEOPLE_TABLE = `
  create table prosody (
    host text not null, "user" text not null, store text not null, key text not null, type text not null, value text not null);
  create index prosody_index on prosody (host, "user", store, key)`
const PEOPLE = `
  insert into prosody (host, "user", store, key, type, value)
  select $1, who || n, 'accounts', 'password', 'string', $3 from generate_series(0, $2::int - 1) n, unnest('{u,c}'::text[]) who`
/** Each message is archived twice, for its sender and for the other; the sender's row is what the acknowledgement stands for. */
const STORED = `
  select substring(value from 'id=[''"]([0-9a-f-]{36})[''"]') as cid, sort_id::float8 as place from prosodyarchive
  where value ~ ('from=[''"]' || "user" || '@')`

export const prosody: System = {
  key: 'prosody',
  name: 'prosody',
  setup: () =>
    `prosody ${versionOf('prosody')} over TCP without TLS, mod_mam in PostgreSQL, acknowledgements by mod_smacks, resume from the archive; log-in by SASL PLAIN against PostgreSQL`,
  missing: () => missingPackages(['prosody', 'lua-dbi-postgresql']),
  start: startProsody,
}

async function startProsody(folder: string, pairs: number): Promise<Running> {
  const database = await startPeerDatabase(folder)
  await query(database.url, PEOPLE_TABLE)
  await query(database.url, PEOPLE, [DOMAIN, pairs, PASSWORD])
  const port = await freePort()
  const run = () => startLua(folder, port, database.port)
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

function startLua(folder: string, port: number, database_port: number): Promise<Started> {
  mkdirSync(join(folder, 'prosody'), { recursive: true })
  const env = { BENCH_FOLDER: folder, BENCH_PORT: String(port), BENCH_DATABASE_PORT: String(database_port) }
  const args = ['--config', join(import.meta.dirname, 'prosody.cfg.lua'), '-F']
  return launch({ command: '/usr/bin/prosody', args, env, cwd: folder }, port)
}
