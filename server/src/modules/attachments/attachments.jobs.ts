import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { FILES_FORGOTTEN } from '../chat/forget-files.service.ts'
import { sweepAttachments } from './sweep-attachments.service.ts'

const SWEEP = 'attachments.sweep'

export const attachmentJobs = (platform: Platform): JobHandlers => ({
  [SWEEP]: () => sweepAttachments(platform),
  [FILES_FORGOTTEN]: () => sweepAttachments(platform),
})

/** In UTC. */
export const attachmentSchedule = { [SWEEP]: '23 * * * *' }
