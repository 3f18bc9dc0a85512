import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, run, runMigrations, type Runner, type TaskList } from 'graphile-worker'
import type { Pool } from '../db/connect.ts'
import { errorFields, type Log } from '../http/log.ts'
import type { Platform } from '../platform.ts'
import { freeAbandonedJobs } from './jobs.store.ts'
import type { JobHandler, JobHandlers, JobPayload } from './jobs.ts'

/** When a job runs by itself: a name of `handlers` to a crontab line in UTC. */
export type Schedule = Readonly<Record<string, string>>

export type JobRunner = {
  /** Lets running jobs finish and takes no new ones. */
  stop(): Promise<void>
}

type RunnerOptions = { pool: Pool; schedule?: Schedule; concurrency?: number }

const CONCURRENCY = 4
/** A new job is announced by NOTIFY; polling only finds retries and what a lost connection missed. */
const POLL_MS = 1_000
const RESTART_MS = 1_000

/** Creates or updates the queue's own tables (schema `graphile_worker`). */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent })
}

/** Starts taking jobs, first those that a killed server was running. Each job may run more than once. */
export async function startJobs(platform: Platform, handlers: JobHandlers, options: RunnerOptions): Promise<JobRunner> {
  const { log } = platform
  const items = Object.entries(options.schedule ?? {}).map(([task, match]) => {
    if (!handlers[task]) throw new Error(`job ${task} is scheduled but has no handler`)
    return { task, match, identifier: task, options: { jobKey: `scheduled ${task}`, maxAttempts: 3 } }
  })
  await freeAbandonedJobs(platform.db)
  let stopping = false

  const launch = (): Promise<Runner> =>
    run({
      pgPool: options.pool,
      taskList: taskList(handlers, log),
      parsedCronItems: parseCronItems(items),
      concurrency: options.concurrency ?? CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: silent,
    })

  /** The library gives up when the database goes away in the wrong moment; we come back with it. */
  const keepRunning = async (first: Runner): Promise<void> => {
    let current: Runner | null = first
    while (!stopping) {
      try {
        current ??= await launch()
        runner = current
        await current.promise
      } catch (error) {
        log.error('the job runner stopped', errorFields(error))
      }
      current = null
      if (!stopping) await sleep(RESTART_MS)
    }
  }

  let runner = await launch()
  const running = keepRunning(runner)
  return {
    async stop() {
      stopping = true
      await runner.stop().catch((error: unknown) => log.warn('the job runner was stopped already', errorFields(error)))
      await running
    },
  }
}

/** The library's own lines may quote a payload or an error's text, so only ours are written. */
const silent = new Logger(() => () => {})

function taskList(handlers: JobHandlers, log: Log): TaskList {
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, taskOf(name, handler, log)]))
}

function taskOf(name: string, handler: JobHandler, log: Log): NonNullable<TaskList[string]> {
  return async (payload, { job }) => {
    try {
      await handler(payload as JobPayload, { number: job.attempts, last: job.attempts >= job.max_attempts })
    } catch (error) {
      log.warn('job failed', { job: name, attempt: job.attempts, ...errorFields(error) })
      // The queue keeps the text of a failure in the clear (its cause it does not); the original may quote a person.
      throw new Error(`${name} failed`, { cause: error })
    }
  }
}
