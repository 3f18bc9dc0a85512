import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './generated-types.ts'
import { prepareNamed } from './prepared.ts'

/** A pool or a transaction: every store takes one as its first argument. */
export type Db = Kysely<DB>
export type Pool = pg.Pool

// 20 is int8. Our int8 columns are counters far below 2^53, so numbers are safe and match the contract.
pg.types.setTypeParser(20, Number)

/** Opens a pool on `url` (a postgres:// URL; a unix socket is `postgres://user@/db?host=/dir`). */
export function connect(url: string, max_connections = 10): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max: max_connections, application_name: 'himoya' })
  // A connection that dies, idle or lent out, must not end the process: whoever queries next is told.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', prepareNamed)
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/** One connection outside any pool. That it died is told by its `end`, or by the next query. */
export function singleConnection(url: string, application_name = 'himoya'): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  return client
}
