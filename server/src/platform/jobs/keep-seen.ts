import type { Db } from '../db/connect.ts'
import { errorFields, type Log } from '../core/log.ts'
import { freeAbandonedJobs, freeJobsOf, writeSeen } from './jobs.store.ts'

const BEAT_MS = 5_000
/** Several beats may be missed by a machine that is short of breath. */
const UNSEEN_SECONDS = 30
/** No job takes longer. */
const UNKNOWN_SECONDS = 3_600

export type Seen = {
  add(id: string): Promise<void>
  /** The runner has ended: what it still has locked is freed, as soon as the database is there. */
  remove(id: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Says every 5 s which runners of this process live, and frees the jobs of those that nobody has seen for half a minute. After
 * the database was away everybody looks unseen, so only who has been seen itself for as long frees anything of others.
 */
export function keepSeen(db: Db, log: Log, { clock = (): number => performance.now() } = {}): Seen {
  const living = new Set<string>()
  const ended = new Set<string>()
  let steady_since: number | null = null
  let beating: Promise<void> | null = null

  const beat = async (): Promise<void> => {
    const began = clock()
    try {
      if (living.size > 0) await writeSeen(db, [...living])
      const ids = [...ended]
      if (ids.length > 0) await freeJobsOf(db, ids)
      for (const id of ids) ended.delete(id)
      if (steady_since !== null && began - steady_since > UNSEEN_SECONDS * 1_000) {
        await freeAbandonedJobs(db, UNSEEN_SECONDS, UNKNOWN_SECONDS)
      }
      steady_since ??= began
    } catch (error) {
      if (steady_since !== null) log.warn('jobs cannot say that they live', errorFields(error))
      steady_since = null
    }
  }
  /** One at a time, so that a slow database is not asked again and again. */
  const beatOnce = (): Promise<void> => (beating ??= beat().finally(() => (beating = null)))
  const timer = setInterval(() => void beatOnce(), BEAT_MS).unref()

  return {
    async add(id) {
      living.add(id)
      await beating
      await beatOnce()
    },
    async remove(id) {
      living.delete(id)
      ended.add(id)
      await beating
      await beatOnce()
    },
    async stop() {
      clearInterval(timer)
      await beating
    },
  }
}
