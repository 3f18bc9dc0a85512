import type { ServerModule } from '../../../platform/server-module.ts'
import { visitorRoutes } from './visitor.routes.ts'

export const visitor: ServerModule = {
  routes: visitorRoutes,
}
