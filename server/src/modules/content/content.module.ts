import { hand } from '../../platform/server-module.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { MEDIA_IN_SAFETY_TEXT, MEDIA_USES } from './media/media.service.ts'
import { cardRoutes } from './cards.routes.ts'
import { applyDue, DUE } from './life/due.service.ts'
import { editingRoutes } from './editing/editing.routes.ts'
import { lifeRoutes } from './life/life.routes.ts'
import { numberRoutes } from './numbers.routes.ts'
import { inSafetyText, usedIn } from './uses.service.ts'
import { awaitsOfContent } from './awaits.service.ts'

export const content: ServerModule = {
  routes(app, platform) {
    cardRoutes(app, platform)
    editingRoutes(app, platform)
    lifeRoutes(app, platform)
    numberRoutes(app, platform)
  },
  provides: [hand(MEDIA_USES, usedIn), hand(MEDIA_IN_SAFETY_TEXT, inSafetyText)],
  jobs: (platform) => ({ [DUE]: () => applyDue(platform) }),
  /** Each time has a job of its own; this finds what a failure left behind. */
  schedule: { [DUE]: '*/5 * * * *' },
  awaits: awaitsOfContent,
}
