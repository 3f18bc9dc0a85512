import type { ServerModule } from '../../platform/server-module.ts'
import { shiftsRoutes } from './shifts.routes.ts'

export const shifts: ServerModule = {
  routes: shiftsRoutes,
}
