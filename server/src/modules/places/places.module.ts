import type { ServerModule } from '../../platform/server-module.ts'
import { placeRoutes } from './places.routes.ts'

export const places: ServerModule = {
  routes: placeRoutes,
}
