import type { ServerModule } from '../../../platform/server-module.ts'
import { myDayRoutes } from './my-day.routes.ts'

export const myDay: ServerModule = {
  routes: (app, platform, { take }) => myDayRoutes(app, platform, take),
}
