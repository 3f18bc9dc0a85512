import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepSos } from './sweep-sos.service.ts'

const SWEEP = 'sos.sweep'

export const sosJobs = (platform: Platform): JobHandlers => ({ [SWEEP]: () => sweepSos(platform) })

/** In UTC. */
export const sosSchedule = { [SWEEP]: '17 * * * *' }
