import type { ServerModule } from '../../../platform/server-module.ts'
import { remindPeople } from './appointment.service.ts'
import { announceFollowUp } from './follow-up-changes.service.ts'
import { followUpRoutes } from './follow-ups.routes.ts'
import { ringFollowUps } from './ring.service.ts'
import { awaitsOfFollowUps } from './awaits.service.ts'
import { freeAllOf } from './follow-ups.store.ts'

const RING = 'follow_ups.ring'
const REMIND = 'follow_ups.remind'

export const followUps: ServerModule = {
  routes: followUpRoutes,
  jobs: (platform) => ({ [RING]: () => ringFollowUps(platform), [REMIND]: () => remindPeople(platform) }),
  schedule: { [RING]: '* * * * *', [REMIND]: '* * * * *' },
  awaits: awaitsOfFollowUps,
  letsGo: async (platform, db, account_id) => {
    const freed = await freeAllOf(db, account_id)
    return () => freed.forEach((id) => announceFollowUp(platform, { id, change: 'changed' }, [account_id]))
  },
}
