import type { ServerModule } from '../../../platform/server-module.ts'
import { caseFilesRoutes } from './case-files.routes.ts'

export const caseFiles: ServerModule = {
  routes: caseFilesRoutes,
}
