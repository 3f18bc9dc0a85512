import type { ServerModule } from '../../../platform/server-module.ts'
import { planChanged } from './hours.service.ts'
import { deleteShiftsOf } from './rota.store.ts'
import { shiftsRoutes } from './shifts.routes.ts'

export const shifts: ServerModule = {
  routes: shiftsRoutes,
  // A shift of somebody who is gone would be told to children as an opening.
  letsGo: async ({ hub, now }, db, account_id) => {
    await deleteShiftsOf(db, account_id, now())
    return () => hub.publish(planChanged, 'all', {})
  },
}
