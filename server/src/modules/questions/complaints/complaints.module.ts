import type { ServerModule } from '../../../platform/server-module.ts'
import { complaintRoutes } from './complaints.routes.ts'
import { sweepComplaints } from './sweep-complaints.service.ts'
import { awaitsOfComplaints } from './awaits.service.ts'

const SWEEP = 'complaints.sweep'

export const complaints: ServerModule = {
  routes: complaintRoutes,
  jobs: (platform) => ({ [SWEEP]: () => sweepComplaints(platform) }),
  schedule: { [SWEEP]: '47 20 * * *' },
  awaits: awaitsOfComplaints,
}
