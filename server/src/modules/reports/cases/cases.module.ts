import type { ServerModule } from '../../../platform/server-module.ts'
import { letGoOfCases } from './acts/let-go.service.ts'
import { caseRoutes } from './cases.routes.ts'
import { DEADLINE_JOB } from './deadlines/deadline-job.ts'
import { ringLate } from './deadlines/late.service.ts'
import { awaitsOfCases } from './awaits.service.ts'

export const cases: ServerModule = {
  routes: caseRoutes,
  jobs: (platform) => ({ [DEADLINE_JOB]: () => ringLate(platform) }),
  schedule: { [DEADLINE_JOB]: '* * * * *' },
  awaits: awaitsOfCases,
  letsGo: letGoOfCases,
}
