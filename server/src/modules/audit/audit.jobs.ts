import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { pruneLog } from './prune.service.ts'

const PRUNE = 'audit.prune'

export const auditJobs = (platform: Platform): JobHandlers => ({ [PRUNE]: () => pruneLog(platform) })

/** In UTC. */
export const auditSchedule = { [PRUNE]: '11 20 * * *' }
