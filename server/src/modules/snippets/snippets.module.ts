import type { ServerModule } from '../../platform/server-module.ts'
import { snippetRoutes } from './snippets.routes.ts'

export const snippets: ServerModule = {
  routes: snippetRoutes,
}
