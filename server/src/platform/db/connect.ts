import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DB } from './generated-types.ts'
import { cutSilent } from './lost-connection.ts'
import { prepareNamed } from './prepared.ts'

/** A pool or a transaction: every store takes one as its first argument. */
export type Db = Kysely<DB>
export type Pool = pg.Pool

// 20 is int8. Our int8 columns are counters far below 2^53, so numbers are safe and match the contract.
pg.types.setTypeParser(20, Number)

const KEEPALIVE_MS = 10_000
/** The database ends a statement so much earlier than we give the connection up: a slow answer is none that was swallowed. */
const EARLIER_MS = 500
const CONNECT_MS = 5_000

/**
 * Opens a pool on `url` (a postgres:// URL; a unix socket is `postgres://user@/db?host=/dir`). `patience_ms`: how long a statement
 * may take; without it as long as it likes, as migrations and commands do.
 */
export function connect(url: string, max_connections = 10, patience_ms?: number): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: max_connections,
    application_name: 'himoya',
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEPALIVE_MS,
    ...(patience_ms === undefined ? {} : limitsOf(patience_ms)),
  })
  // A connection that dies, idle or lent out, must not end the process: whoever queries next is told.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', prepareNamed)
  cutSilent(pool)
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/** Set by a statement: what stands between may not know them as parameters of a start. */
function limitsOf(patience_ms: number): pg.PoolConfig {
  const limit = `set statement_timeout = ${patience_ms - EARLIER_MS}; set idle_in_transaction_session_timeout = ${patience_ms * 2}`
  return {
    query_timeout: patience_ms,
    connectionTimeoutMillis: Math.max(CONNECT_MS, Math.min(patience_ms, 60_000)),
    onConnect: (client) => client.query(limit) as unknown as void,
  }
}

/** One connection outside any pool. That it died is told by its `end`, or by the next query. */
export function singleConnection(url: string, application_name = 'himoya'): pg.Client {
  const client = new pg.Client({ connectionString: url, application_name, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  return client
}
