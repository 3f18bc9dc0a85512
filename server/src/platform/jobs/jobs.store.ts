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

/**
 * Frees jobs whose server was killed; the queue itself would wait four hours. Called before this server takes any, so
 * every lock is of a dead one, or of a node in the middle of being replaced: then a job may run twice, as all must bear.
 */
export async function freeAbandonedJobs(db: Db): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array(
    select locked_by from graphile_worker._private_jobs where locked_by is not null
    union
    select locked_by from graphile_worker._private_job_queues where locked_by is not null
  ))`.execute(db)
}
