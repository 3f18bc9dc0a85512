import { rewrapKeys } from '../crypto/vault.ts'
import { purgeAnswers } from '../http/idempotency.ts'
import type { Figure } from '../http/metrics.ts'
import type { Platform } from '../platform.ts'
import type { JobHandlers } from './jobs.ts'
import { readTurns } from './jobs.store.ts'
import { overdueJobs, type Schedule } from './schedule.policy.ts'

const PURGE_ANSWERS = 'idempotency.purge'
const REWRAP_KEYS = 'vault.rewrap'

/** The platform's own upkeep. */
export function upkeepJobs(platform: Platform): JobHandlers {
  return {
    [PURGE_ANSWERS]: () => purgeAnswers(platform),
    // Does nothing but one look at an index until an operator adds a new master key.
    [REWRAP_KEYS]: async () => {
      const count = await rewrapKeys(platform.db, platform.config.master_keys)
      if (count > 0) platform.log.info('keys wrapped anew', { count })
    },
  }
}

/** In UTC. */
export const upkeepSchedule = { [PURGE_ANSWERS]: '*/15 * * * *', [REWRAP_KEYS]: '*/5 * * * *' }

/** What should have been deleted, counted or closed by now and was not: no promise of retention.md holds without it. */
export function overdueFigure({ db, now }: Pick<Platform, 'db' | 'now'>, schedule: Schedule): Figure {
  return {
    name: 'himoya_jobs_overdue',
    help: 'Daily and hourly jobs that should have ended well an hour ago',
    read: async () => overdueJobs(schedule, await readTurns(db), now()).length,
  }
}
