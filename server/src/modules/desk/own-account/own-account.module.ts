import type { ServerModule } from '../../../platform/server-module.ts'
import { ownAccountRoutes } from './own-account.routes.ts'
import { eraseClosedAccounts } from './own-account.service.ts'

const ERASE = 'own_account.erase'

export const ownAccount: ServerModule = {
  routes: ownAccountRoutes,
  jobs: (platform) => ({ [ERASE]: () => eraseClosedAccounts(platform) }),
  schedule: { [ERASE]: '19 * * * *' },
}
