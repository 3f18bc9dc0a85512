import type { ServerModule } from '../../../platform/server-module.ts'
import { sweepSelfChecks } from './own-results.service.ts'
import { testRoutes } from './tests.routes.ts'

const SWEEP = 'tests.sweep'

export const tests: ServerModule = {
  routes: testRoutes,
  jobs: (platform) => ({ [SWEEP]: () => sweepSelfChecks(platform) }),
  schedule: { [SWEEP]: '47 20 * * *' },
}
