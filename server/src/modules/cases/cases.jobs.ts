import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { DEADLINE_JOB } from './deadline-job.ts'
import { ringLate } from './late.service.ts'

export const caseJobs = (platform: Platform): JobHandlers => ({ [DEADLINE_JOB]: () => ringLate(platform) })

/** In UTC. */
export const caseSchedule = { [DEADLINE_JOB]: '* * * * *' }
