import type { ServerModule } from '../../platform/server-module.ts'
import { dutyRoutes } from './duty.routes.ts'
import { whoIsOnDuty } from './duty.service.ts'

export const duty: ServerModule = {
  routes: dutyRoutes,
  figures: ({ db, now }) => [
    {
      name: 'himoya_duty_now',
      help: 'Duty phones that would be told at this moment, the partner line too',
      read: async () => (await whoIsOnDuty({ now }, db)).length,
    },
  ],
}
