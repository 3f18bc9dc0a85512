import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { applyDue, DUE } from './due.service.ts'

export const contentJobs = (platform: Platform): JobHandlers => ({ [DUE]: () => applyDue(platform) })

/** In UTC. Each time has a job of its own; this finds what a failure left behind. */
export const contentSchedule = { [DUE]: '*/5 * * * *' }
