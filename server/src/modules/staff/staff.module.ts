import type { ServerModule } from '../../platform/server-module.ts'
import { staffRoutes } from './staff.routes.ts'
import { awaitsOfStaff } from './requests/awaits.service.ts'

export const staff: ServerModule = {
  routes: staffRoutes,
  awaits: awaitsOfStaff,
}
