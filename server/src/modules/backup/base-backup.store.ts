import { sql } from 'kysely'
import { type Db, singleConnection } from '../../platform/db/connect.ts'

export type Cluster = {
  /** The folder with its files. */
  folder: string
  /** The same in all copies of one database, other in any other. */
  system: string
  /** As PostgreSQL says it: `18.4`. */
  version: string
}

export type BaseBackup = {
  cluster: Cluster
  /** Ends it. What stands in `label` and `tablespace_map` belongs into the copy, under these names. */
  stop(): Promise<{ label: string; tablespace_map: string; last_segment: string; at: Date }>
  /** However it went. */
  close(): Promise<void>
}

/**
 * Begins a backup of a database that goes on working, by its owner (PostgreSQL 18, 25.3.4: the low-level interface). WAL is kept for
 * it until `close`, by a slot that goes with the connection.
 */
export async function startBaseBackup(url: string): Promise<BaseBackup> {
  const client = singleConnection(url, 'himoya backup')
  await client.connect()
  try {
    await client.query(`select pg_create_physical_replication_slot('himoya_backup_' || pg_backend_pid(), true, true)`)
    await client.query(`select pg_backup_start('himoya', true)`)
    const { rows } = await client.query<Cluster>(
      `select current_setting('data_directory') as folder, system_identifier::text as system,
        current_setting('server_version') as version from pg_control_system()`,
    )
    return {
      cluster: rows[0]!,
      async stop() {
        // It does not wait for the archive: what a restore needs is copied from the database itself.
        const stopped = await client.query<{ label: string; tablespace_map: string; last_segment: string; at: Date }>(
          `select labelfile as label, coalesce(spcmapfile, '') as tablespace_map, pg_walfile_name(lsn) as last_segment,
            clock_timestamp() as at from pg_backup_stop(false)`,
        )
        return stopped.rows[0]!
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Which database this is: the same number in all copies of it. */
export async function readSystem(db: Db): Promise<string> {
  const { rows } = await sql<{ system: string }>`select system_identifier::text as system from pg_control_system()`.execute(db)
  return rows[0]!.system
}

/** Rows of each table, by its name. Reads every page of it, and so finds the broken ones. */
export async function countRows(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`.execute(db)
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = counted.rows[0]!.count
  }
  return counts
}

/** Bytes, for who wants to know how much is to come. */
export async function databaseSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return rows[0]!.bytes
}
