import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { RING } from './notify.service.ts'
import { ring } from './ring.service.ts'

export const notificationJobs = (platform: Platform): JobHandlers => ({
  [RING]: ({ account_id }) => ring(platform, String(account_id)),
})
