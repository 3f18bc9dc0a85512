import type { ServerModule } from '../../platform/server-module.ts'
import { staffRoutes } from './staff.routes.ts'

export const staff: ServerModule = {
  routes: staffRoutes,
}
