import type { ServerModule } from '../../../platform/server-module.ts'
import { learningRoutes } from './learning.routes.ts'

export const learning: ServerModule = {
  routes: learningRoutes,
}
