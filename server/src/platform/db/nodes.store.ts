import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Connections of servers to this database beside the one that asks. */
export async function countOthers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where application_name = 'himoya' and datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  return rows[0]!.count
}
