import type { ServerModule } from '../../platform/server-module.ts'
import { passkeyRoutes } from './passkeys.routes.ts'

export const passkeys: ServerModule = {
  routes: passkeyRoutes,
}
