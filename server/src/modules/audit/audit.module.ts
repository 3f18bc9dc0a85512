import type { ServerModule } from '../../platform/server-module.ts'
import { keepAnchors } from './anchors.service.ts'
import { auditRoutes } from './audit.routes.ts'
import { pruneLog } from './prune.service.ts'

const PRUNE = 'audit.prune'

export const audit: ServerModule = {
  routes(app, platform, { onClose }) {
    const anchors = keepAnchors(platform)
    app.addHook('onReady', () => anchors.begin())
    onClose(() => anchors.stop())
    auditRoutes(app, platform)
  },
  jobs: (platform) => ({ [PRUNE]: () => pruneLog(platform) }),
  schedule: { [PRUNE]: '11 20 * * *' },
}
