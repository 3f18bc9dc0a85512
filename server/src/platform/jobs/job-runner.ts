import { setTimeout as sleep } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import type { Db, Pool } from '../db/connect.ts'
import { outlast } from '../db/wait-for-database.ts'
import { errorFields } from '../core/log.ts'
import type { Platform } from '../platform.ts'
import { freeAllJobs } from './jobs.store.ts'
import type { JobHandlers } from './jobs.ts'
import { keepSeen } from './keep-seen.ts'
import { cronItems, launchRunner, silent, type LibraryRunner } from './library-runner.ts'
import type { Schedule } from './schedule.policy.ts'

export type JobRunner = {
  /** Lets running jobs finish and takes no new ones. */
  stop(): Promise<void>
}

type RunnerOptions = {
  /** Connections for the queue itself; what jobs do goes by `platform.db`. */
  queue: { db: Db; pool: Pool }
  schedule?: Schedule
  concurrency?: number
  /** No other server uses this database: every lock is one that a killed server left. */
  alone?: boolean
}

const CONCURRENCY = 4
const PAUSE_MS = 500
const LONGEST_PAUSE_MS = 10_000
/** A runner that has lived so long was well: the next pause is a short one again. */
const WELL_MS = 30_000

/** Creates or updates the queue's own tables (schema `graphile_worker`). */
export async function migrateJobs(pool: Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: silent })
}

/**
 * Starts taking jobs; those of a killed server are freed once it was not seen for half a minute, at once when this one is alone.
 * When a statement of the queue goes unanswered the runner is replaced: what it had locked without knowing runs again. Each job
 * may run more than once.
 */
export async function startJobs(platform: Platform, handlers: JobHandlers, options: RunnerOptions): Promise<JobRunner> {
  const { log } = platform
  const { queue, schedule = {}, concurrency = CONCURRENCY, alone = false } = options
  const items = cronItems(schedule, handlers)
  if (alone) await outlast(log.warn, () => freeAllJobs(queue.db))
  const seen = keepSeen(queue.db, log)
  const stopping = new AbortController()
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))

  const launch = async (): Promise<LibraryRunner> => {
    const runner = await launchRunner({ pool: queue.pool, handlers, items, concurrency, log })
    await seen.add(runner.id)
    return runner
  }
  const retire = async (runner: LibraryRunner): Promise<void> => {
    await runner.retire()
    await seen.remove(runner.id)
  }

  let current = await outlast(log.warn, launch)
  const retiring = new Set<Promise<void>>()
  const keepRunning = async (): Promise<void> => {
    let pause = PAUSE_MS
    for (let since = performance.now(); ; since = performance.now()) {
      await Promise.race([current.lost, stopped])
      if (stopping.signal.aborted) return
      pause = performance.now() - since > WELL_MS ? PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
      const next = await relaunch(pause)
      if (!next) return
      log.warn('the job runner is replaced')
      // Not before the new one runs: stopped while the database is away the library writes its errors to the terminal.
      const retired = retire(current).finally(() => retiring.delete(retired))
      retiring.add(retired)
      current = next
    }
  }
  /** null: asked to stop meanwhile. */
  const relaunch = async (first_pause: number): Promise<LibraryRunner | null> => {
    for (let pause = first_pause; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await Promise.race([sleep(pause), stopped])
      if (stopping.signal.aborted) return null
      try {
        return await launch()
      } catch (error) {
        log.error('the job runner did not start', errorFields(error))
      }
    }
  }

  const running = keepRunning()
  return {
    async stop() {
      stopping.abort()
      await running
      await Promise.all([retire(current), ...retiring])
      await seen.stop()
    },
  }
}
