import type { Db } from '../db/connect.ts'
import { insertJob, type JobOptions, type JobPayload } from './jobs.store.ts'

export type Jobs = {
  /** Written through `db`, so with a transaction the job exists exactly when the rest does. */
  enqueue(db: Db, name: string, payload: JobPayload, options?: JobOptions): Promise<void>
}

/** What runs a job; a throw means: try again later, with backoff. */
export type JobHandler = (payload: JobPayload, attempt: { number: number; last: boolean }) => Promise<void>
export type JobHandlers = Record<string, JobHandler>

/** The writing side; `startJobs` (job-runner.ts) is the side that runs them. */
export function createJobs(): Jobs {
  return { enqueue: (db, name, payload, options = {}) => insertJob(db, name, payload, options) }
}
