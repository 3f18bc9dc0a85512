import type { ServerModule } from '../../../platform/server-module.ts'
import { broadcastRoutes } from './broadcasts.routes.ts'
import { resumeBroadcasts, SEND, sendBroadcast } from './sending.service.ts'
import { awaitsOfBroadcasts } from './awaits.service.ts'

const RESUME = 'broadcasts.resume'

export const broadcasts: ServerModule = {
  routes: broadcastRoutes,
  jobs: (platform) => ({
    [SEND]: ({ id }) => sendBroadcast(platform, String(id)),
    [RESUME]: () => resumeBroadcasts(platform),
  }),
  schedule: { [RESUME]: '*/2 * * * *' },
  awaits: awaitsOfBroadcasts,
}
