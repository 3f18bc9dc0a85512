import type { ServerModule } from '../../platform/server-module.ts'
import { sweepSessions } from './receipt-session.service.ts'
import { closeUnreadInboxes, sweepReports } from './sweep-reports.service.ts'

const SWEEP = 'reports.sweep'
const CLOSE_INBOXES = 'reports.close_inboxes'
const SWEEP_SESSIONS = 'reports.sweep_sessions'

export const reports: ServerModule = {
  jobs: (platform) => ({
    [SWEEP]: () => sweepReports(platform),
    [CLOSE_INBOXES]: () => closeUnreadInboxes(platform),
    [SWEEP_SESSIONS]: () => sweepSessions(platform),
  }),
  schedule: { [SWEEP]: '11 21 * * *', [CLOSE_INBOXES]: '23 21 * * *', [SWEEP_SESSIONS]: '7 * * * *' },
}
