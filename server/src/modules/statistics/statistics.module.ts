import type { ServerModule } from '../../platform/server-module.ts'
import { countCases } from './count-cases.service.ts'
import { printStatistics } from './print.service.ts'
import { statisticsRoutes } from './statistics.routes.ts'

const COUNT = 'statistics.count'
const PRINT = 'statistics.print'

export const statistics: ServerModule = {
  routes: statisticsRoutes,
  jobs: (platform) => ({
    [COUNT]: () => countCases(platform),
    [PRINT]: () => printStatistics(platform),
  }),
  /** Counted every hour, so that a case stands in the month it was taken up in. */
  schedule: { [COUNT]: '23 * * * *', [PRINT]: '37 1 * * *' },
}
