import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { JobOptions, JobPayload } from './jobs.ts'

/** Writes a job through `db`: inside a transaction it exists exactly when the rest does. */
export async function insertJob(db: Db, name: string, payload: JobPayload, options: JobOptions): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}::text,
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${options.run_at ?? null}::timestamptz,
    max_attempts => ${options.max_attempts ?? null}::int,
    job_key => ${options.key ?? null}::text
  )`.execute(db)
}
