import { DAY_MS } from '@himoya/contract/tashkent'
import type { ServerModule } from '../../../platform/server-module.ts'
import { keepSecurityLog } from './keep-security.service.ts'
import { noteRefusals } from './note-refusals.service.ts'
import { securityRoutes } from './security.routes.ts'
import { deleteOldEvents } from './security.store.ts'
import { awaitsOfSecurity } from './awaits.service.ts'

const SWEEP = 'security.sweep'

export const security: ServerModule = {
  routes(app, platform, { onClose }) {
    const keeper = keepSecurityLog(platform)
    onClose(() => keeper.stop())
    noteRefusals(app, platform)
    securityRoutes(app, platform, keeper)
  },
  jobs: ({ db, now, config }) => ({
    [SWEEP]: () => deleteOldEvents(db, new Date(now().getTime() - config.security_days * DAY_MS)),
  }),
  schedule: { [SWEEP]: '41 20 * * *' },
  awaits: awaitsOfSecurity,
}
