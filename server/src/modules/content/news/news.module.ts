import type { ServerModule } from '../../../platform/server-module.ts'
import { newsRoutes } from './news.routes.ts'

export const news: ServerModule = {
  routes: newsRoutes,
}
