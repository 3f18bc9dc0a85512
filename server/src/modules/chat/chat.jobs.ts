import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepOldChats } from './sweep-old-chats.service.ts'

const SWEEP = 'chat.sweep_old'

export const chatJobs = (platform: Platform): JobHandlers => ({ [SWEEP]: () => sweepOldChats(platform) })

/** In UTC. */
export const chatSchedule = { [SWEEP]: '53 20 * * *' }
