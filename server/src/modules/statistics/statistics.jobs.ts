import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { countCases } from './count-cases.service.ts'
import { printStatistics } from './print.service.ts'

const COUNT = 'statistics.count'
const PRINT = 'statistics.print'

export const statisticsJobs = (platform: Platform): JobHandlers => ({
  [COUNT]: () => countCases(platform),
  [PRINT]: () => printStatistics(platform),
})

/** In UTC. Counted every hour, so that a case stands in the month it was taken up in. */
export const statisticsSchedule = { [COUNT]: '23 * * * *', [PRINT]: '37 1 * * *' }
