import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { turnBanners } from './banners.service.ts'

const TURN = 'banners.turn'

export const bannerJobs = (platform: Platform): JobHandlers => ({ [TURN]: () => turnBanners(platform) })

/** In UTC. */
export const bannerSchedule = { [TURN]: '* * * * *' }
