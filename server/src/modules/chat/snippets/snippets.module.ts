import type { ServerModule } from '../../../platform/server-module.ts'
import { snippetRoutes } from './snippets.routes.ts'
import { awaitsOfSnippets } from './awaits.service.ts'

export const snippets: ServerModule = {
  routes: snippetRoutes,
  awaits: awaitsOfSnippets,
}
