import type { ServerModule } from '../../../platform/server-module.ts'
import { savedRoutes } from './saved.routes.ts'

export const saved: ServerModule = {
  routes: savedRoutes,
}
