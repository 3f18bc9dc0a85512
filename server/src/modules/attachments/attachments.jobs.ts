import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { SWEEP } from './forget-files.service.ts'
import { sweepAttachments } from './sweep-attachments.service.ts'

export const attachmentJobs = (platform: Platform): JobHandlers => ({ [SWEEP]: () => sweepAttachments(platform) })

/** In UTC. */
export const attachmentSchedule = { [SWEEP]: '23 * * * *' }
