import type { ServerModule } from '../../platform/server-module.ts'
import { followUpRoutes } from './follow-ups.routes.ts'
import { ringFollowUps } from './ring.service.ts'
import { awaitsOfFollowUps } from './awaits.service.ts'

const RING = 'follow_ups.ring'

export const followUps: ServerModule = {
  routes: followUpRoutes,
  jobs: (platform) => ({ [RING]: () => ringFollowUps(platform) }),
  schedule: { [RING]: '* * * * *' },
  awaits: awaitsOfFollowUps,
}
