import type { ServerModule } from '../../../platform/server-module.ts'
import { awaitsOfBlocks } from './blocks/awaits.service.ts'
import { blockRoutes } from './blocks/blocks.routes.ts'
import { careRoutes } from './care.routes.ts'
import { keepHints } from './hints/hint-keeper.service.ts'
import { notesRoutes } from './notes/notes.routes.ts'
import { personRoutes } from './person.routes.ts'
import { planRoutes } from './plan/plan.routes.ts'

/** What stands beside a chat on a counsellor's desk (api.md, "staff"). */
export const care: ServerModule = {
  routes(app, platform, { onClose }) {
    const hints = keepHints(platform)
    onClose(() => hints.stop())
    for (const routes of [notesRoutes, careRoutes, personRoutes, planRoutes, blockRoutes]) routes(app, platform)
  },
  awaits: awaitsOfBlocks,
}
