import type { ServerModule } from '../../../platform/server-module.ts'
import { dutyRoutes } from './duty.routes.ts'
import { whoIsOnDuty } from './duty.service.ts'
import { deleteSlotsOf } from './duty.store.ts'

export const duty: ServerModule = {
  routes: dutyRoutes,
  // The page of the rota shows the gap, and nobody is counted on who is not there.
  letsGo: async (_platform, db, account_id) => {
    await deleteSlotsOf(db, account_id)
    return () => undefined
  },
  figures: ({ db, now }) => [
    {
      name: 'himoya_duty_now',
      help: 'Duty phones that would be told at this moment, the partner line too',
      read: async () => (await whoIsOnDuty({ now }, db)).length,
    },
  ],
}
