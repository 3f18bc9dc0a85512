import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepComplaints } from './sweep-complaints.service.ts'

const SWEEP = 'complaints.sweep'

export const complaintJobs = (platform: Platform): JobHandlers => ({ [SWEEP]: () => sweepComplaints(platform) })

/** In UTC. */
export const complaintSchedule = { [SWEEP]: '47 20 * * *' }
