import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, run, type ParsedCronItem, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Pool } from '../db/connect.ts'
import { errorFields, type Log } from '../core/log.ts'
import type { JobHandler, JobHandlers } from './jobs.ts'
import type { JobPayload } from './jobs.store.ts'
import { DAY_MS, keyOf, turnOf, type Schedule } from './schedule.policy.ts'

/** A new job is announced by NOTIFY; polling only finds retries and what a lost connection missed. */
const POLL_MS = 1_000
const LOOK_MS = 50
/** For writing how the last jobs ended. The library may never say that it has stopped when the database went away meanwhile. */
const STOP_MS = 3_000
const ATTEMPTS = 3
/** The pauses double and more: for three hours, as the next turn is a day away. */
const DAILY_ATTEMPTS = 10

/** The library's own lines may quote a payload or an error's text, so only ours are written. */
export const silent = new Logger(() => () => {})

export type LibraryRunner = {
  /** The name its jobs are locked with. */
  id: string
  /** Resolves when it takes no more jobs, or may have locked one that it knows nothing of: a statement went unanswered. */
  lost: Promise<void>
  /** Takes no more jobs and lets those in hand finish; resolves when none of it runs any more. */
  retire(): Promise<void>
}

type Options = { pool: Pool; handlers: JobHandlers; items: ParsedCronItem[]; concurrency: number; log: Log }

export async function launchRunner({ pool, handlers, items, concurrency, log }: Options): Promise<LibraryRunner> {
  let id = ''
  let in_hand = 0
  const lost = Promise.withResolvers<void>()
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => void (id = workerPool.id))
  for (const sign of ['worker:getJob:error', 'pool:fatalError', 'pool:gracefulShutdown'] as const) {
    events.on(sign, () => lost.resolve())
  }
  const count = (change: 1 | -1): void => void (in_hand += change)
  const runner = await run({
    pgPool: pool,
    taskList: taskList(handlers, log, count),
    parsedCronItems: items,
    noHandleSignals: true,
    events,
    logger: silent,
    // Written in batches a job's end has somebody who hears that it failed; one by one the library leaves the rejection open.
    preset: { worker: { concurrentJobs: concurrency, pollInterval: POLL_MS, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  })
  // However it ended, it has ended.
  const over = Promise.allSettled([runner.promise]).then(() => lost.resolve())
  return {
    id,
    lost: lost.promise,
    async retire() {
      runner.stop().catch(() => {
        // It has stopped already, which is what was asked for.
      })
      while (in_hand > 0) await sleep(LOOK_MS)
      await Promise.race([over, sleep(STOP_MS)])
    },
  }
}

/**
 * `items` of a schedule: a name of `handlers` to a crontab line in UTC. What the server slept through runs once when it is back:
 * looked back is for one turn, so of many missed nights the last one is made up, and it does what all of them left.
 */
export function cronItems(schedule: Schedule, handlers: JobHandlers): ParsedCronItem[] {
  return parseCronItems(
    Object.entries(schedule).map(([task, match]) => {
      if (!handlers[task]) throw new Error(`job ${task} is scheduled but has no handler`)
      const backfillPeriod = turnOf(match)
      const maxAttempts = backfillPeriod === DAY_MS ? DAILY_ATTEMPTS : ATTEMPTS
      return { task, match, identifier: task, options: { jobKey: keyOf(task), maxAttempts, backfillPeriod } }
    }),
  )
}

type Count = (change: 1 | -1) => void

function taskList(handlers: JobHandlers, log: Log, count: Count): TaskList {
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name, taskOf(name, handler, { log, count })]))
}

function taskOf(name: string, handler: JobHandler, { log, count }: { log: Log; count: Count }): NonNullable<TaskList[string]> {
  return async (payload, { job }) => {
    count(1)
    try {
      await handler(payload as JobPayload, { number: job.attempts, last: job.attempts >= job.max_attempts })
    } catch (error) {
      log.warn('job failed', { job: name, attempt: job.attempts, ...errorFields(error) })
      // The queue keeps the text of a failure in the clear (its cause it does not); the original may quote a person.
      throw new Error(`${name} failed`, { cause: error })
    } finally {
      count(-1)
    }
  }
}
