import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import { blockRoutes } from './blocks/blocks.routes.ts'
import { careRoutes } from './care.routes.ts'
import { notesRoutes } from './notes/notes.routes.ts'
import { personRoutes } from './person.routes.ts'
import { planRoutes } from './plan/plan.routes.ts'
import { transferRoutes } from './transfers/transfers.routes.ts'

/** What stands beside a chat on a counsellor's desk (api.md, "staff"). */
export function deskRoutes(app: App, platform: Platform): void {
  notesRoutes(app, platform)
  careRoutes(app, platform)
  personRoutes(app, platform)
  planRoutes(app, platform)
  transferRoutes(app, platform)
  blockRoutes(app, platform)
}
