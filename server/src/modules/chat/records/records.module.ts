import type { ServerModule } from '../../../platform/server-module.ts'
import { recordRoutes } from './records.routes.ts'

export const records: ServerModule = {
  routes: recordRoutes,
}
