import type { ServerModule } from '../../../platform/server-module.ts'
import { reporterRoutes } from './reporter.routes.ts'

export const reporter: ServerModule = {
  routes: reporterRoutes,
}
