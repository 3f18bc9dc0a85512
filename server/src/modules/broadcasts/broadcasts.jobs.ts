import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { resumeBroadcasts, SEND, sendBroadcast } from './sending.service.ts'

const RESUME = 'broadcasts.resume'

export const broadcastJobs = (platform: Platform): JobHandlers => ({
  [SEND]: ({ id }) => sendBroadcast(platform, String(id)),
  [RESUME]: () => resumeBroadcasts(platform),
})

/** In UTC. */
export const broadcastSchedule = { [RESUME]: '*/2 * * * *' }
