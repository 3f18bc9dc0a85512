import type { ServerModule } from '../../platform/server-module.ts'
import { placeRoutes } from './places.routes.ts'
import { awaitsOfPlaces } from './awaits.service.ts'

export const places: ServerModule = {
  routes: placeRoutes,
  awaits: awaitsOfPlaces,
}
