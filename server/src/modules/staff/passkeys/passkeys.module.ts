import type { ServerModule } from '../../../platform/server-module.ts'
import { passkeyRoutes } from './passkeys.routes.ts'
import { TELL_MEMBERS } from './passkeys.service.ts'

export const passkeys: ServerModule = {
  routes: (app, platform, { take }) => passkeyRoutes(app, platform, take(TELL_MEMBERS)),
}
