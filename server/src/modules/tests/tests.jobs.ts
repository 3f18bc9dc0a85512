import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepSelfChecks } from './own-results.service.ts'

const SWEEP = 'tests.sweep'

export const testJobs = (platform: Platform): JobHandlers => ({ [SWEEP]: () => sweepSelfChecks(platform) })

/** In UTC. */
export const testSchedule = { [SWEEP]: '47 20 * * *' }
