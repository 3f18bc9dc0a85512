import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The database's clock, which is also the proof that it answers. */
export async function readDatabaseClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  if (!rows[0]) throw new Error('the database answered nothing')
  return rows[0].now
}
