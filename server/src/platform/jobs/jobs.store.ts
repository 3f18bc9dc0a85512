import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { keyOf, type Turn } from './schedule.policy.ts'

export type JobOptions = {
  run_at?: Date
  max_attempts?: number
  /** A job with the same key that has not begun is replaced. */
  key?: string
  /** Goes before every other job that waits. */
  urgent?: boolean
}

/** Payloads hold ids only: the queue's rows are in the clear. */
export type JobPayload = Record<string, string | number | boolean>

/** Writes a job through `db`: inside a transaction it exists exactly when the rest does. */
export async function insertJob(db: Db, name: string, payload: JobPayload, options: JobOptions): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}::text,
    payload => ${JSON.stringify(payload)}::json,
    run_at => ${options.run_at ?? null}::timestamptz,
    max_attempts => ${options.max_attempts ?? null}::int,
    job_key => ${options.key ?? null}::text,
    priority => ${options.urgent ? -100 : null}::int
  )`.execute(db)
}

/** Frees every lock. Only for a server that knows that it is alone. */
export async function freeAllJobs(db: Db): Promise<void> {
  await sql`with gone as (delete from server_node)
    select graphile_worker.force_unlock_workers(array(
      select locked_by from graphile_worker._private_jobs where locked_by is not null
      union
      select locked_by from graphile_worker._private_job_queues where locked_by is not null
    ))`.execute(db)
}

/** Says that these runners live. */
export async function writeSeen(db: Db, ids: readonly string[]): Promise<void> {
  await sql`insert into server_node (id) select unnest(${ids}::text[])
    on conflict (id) do update set seen_at = clock_timestamp()`.execute(db)
}

/** Frees what these runners have locked; they have ended. */
export async function freeJobsOf(db: Db, ids: readonly string[]): Promise<void> {
  await sql`with gone as (delete from server_node where id = any(${ids}::text[]))
    select graphile_worker.force_unlock_workers(${ids}::text[])`.execute(db)
}

/**
 * Frees what is locked by runners that were not seen for so long. A name that is not in the table is of an older release, which
 * says nothing of itself: its jobs are left alone for longer than any takes.
 */
export async function freeAbandonedJobs(db: Db, unseen_seconds: number, unknown_seconds: number): Promise<void> {
  await sql`with gone as (
      delete from server_node where seen_at < clock_timestamp() - make_interval(secs => ${unseen_seconds}) returning id
    ), unknown as (
      select locked_by as id from graphile_worker._private_jobs
      where locked_at < clock_timestamp() - make_interval(secs => ${unknown_seconds}) and locked_by not in (select id from server_node)
    )
    select graphile_worker.force_unlock_workers(array(select id from gone union select id from unknown))`.execute(db)
}

/** One at a time: false while another left less than so many seconds ago. */
export async function writeLeaving(db: Db, id: string, apart_seconds: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('server_node.leaving'))`.execute(transaction)
    const { rows } = await sql`insert into server_node (id, leaving_at)
      select ${id}::text, clock_timestamp() where not exists (
        select from server_node where id <> ${id}::text
        and leaving_at > clock_timestamp() - make_interval(secs => ${apart_seconds}))
      on conflict (id) do update set leaving_at = excluded.leaving_at
      returning id`.execute(transaction)
    return rows.length > 0
  })
}

/** Of each scheduled job when its turn last came, or since when it is known, and how long one of it waits: who ended well is gone. */
export async function readTurns(db: Db): Promise<Turn[]> {
  const { rows } =
    await sql<Turn>`select known.identifier as name, coalesce(known.last_execution, known.known_since) as last_turn,
      (select job.created_at from graphile_worker._private_jobs job where job.key = ${keyOf('')}::text || known.identifier) as waits_since
    from graphile_worker._private_known_crontabs known`.execute(db)
  return rows
}
