import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { startRefused } from './start-refused.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations')
/** Any number, the same in every release: two nodes that start together migrate one after the other. */
const MIGRATION_LOCK = 1_212_764_535
const OLDEST_VERSION = 150_000

type Migration = { name: string; text: string; sha256: string }

/**
 * Brings the database up to `folder`, forward only, each file in a transaction of its own. Answers the names applied.
 * Refuses (`StartRefused`) when a file that was applied has changed or is missing, or a new one sorts before it.
 */
export async function migrate(pool: pg.Pool, folder: string = MIGRATIONS): Promise<string[]> {
  const client = await pool.connect()
  try {
    await checkServer(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(
      `create table if not exists migration (
        name text primary key, sha256 text not null, applied_at timestamptz not null default clock_timestamp())`,
    )
    const applied = await client.query<{ name: string; sha256: string }>('select name, sha256 from migration order by name')
    const due = pending(readMigrations(folder), applied.rows)
    for (const migration of due) await apply(client, migration)
    return due.map(({ name }) => name)
  } finally {
    // The lock goes with the connection, also when the connection is why we are here.
    client.release(true)
  }
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    return { name, text, sha256: createHash('sha256').update(text).digest('hex') }
  })
}

function pending(migrations: Migration[], applied: { name: string; sha256: string }[]): Migration[] {
  for (const { name, sha256 } of applied) {
    const file = migrations.find((migration) => migration.name === name)
    if (!file)
      throw startRefused(`The database was brought up to ${name}, which this release does not have. Start the newer release.`)
    if (file.sha256 !== sha256) {
      throw startRefused(
        `The migration ${name} has changed since it was applied. Restore it, and put the change into a new migration.`,
      )
    }
  }
  const last = applied.at(-1)?.name ?? ''
  const due = migrations.slice(applied.length)
  const late = migrations.find(({ name }) => name < last && !applied.some((row) => row.name === name))
  if (late)
    throw startRefused(`The migration ${late.name} comes before ${last}, which is already applied. Give it a later number.`)
  return due
}

async function apply(client: pg.PoolClient, { name, text, sha256 }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw startRefused(`The migration ${name} failed and left nothing behind: ${(error as Error).message}`)
  }
}

/** An operator's own PostgreSQL may be too old, or made so that it cannot tell «Ж» from «ж». */
async function checkServer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; lowered: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding, lower('Ж') as lowered`,
  )
  const server = rows[0]!
  if (server.version < OLDEST_VERSION) throw startRefused('DATABASE_URL names a PostgreSQL older than 15.')
  if (server.encoding === 'UTF8' && server.lowered === 'ж') return
  throw startRefused(
    `The database cannot hold or search Cyrillic. Make it so: CREATE DATABASE himoya TEMPLATE template0 ENCODING 'UTF8' LC_CTYPE 'C.UTF-8' LC_COLLATE 'C' LOCALE_PROVIDER icu ICU_LOCALE 'ru'.`,
  )
}
