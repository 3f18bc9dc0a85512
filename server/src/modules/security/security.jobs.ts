import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteOldEvents } from './security.store.ts'

const SWEEP = 'security.sweep'
const DAY_MS = 86_400_000

export const securityJobs = ({ db, now, config }: Platform): JobHandlers => ({
  [SWEEP]: () => deleteOldEvents(db, new Date(now().getTime() - config.security_days * DAY_MS)),
})

/** In UTC. */
export const securitySchedule = { [SWEEP]: '41 20 * * *' }
