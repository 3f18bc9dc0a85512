import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { closeUnreadInboxes, sweepReports } from './sweep-reports.service.ts'
import { sweepSessions } from './receipt-session.service.ts'

const SWEEP = 'reports.sweep'
const CLOSE_INBOXES = 'reports.close_inboxes'
const SWEEP_SESSIONS = 'reports.sweep_sessions'

export const reportJobs = (platform: Platform): JobHandlers => ({
  [SWEEP]: () => sweepReports(platform),
  [CLOSE_INBOXES]: () => closeUnreadInboxes(platform),
  [SWEEP_SESSIONS]: () => sweepSessions(platform),
})

/** In UTC. */
export const reportSchedule = { [SWEEP]: '11 21 * * *', [CLOSE_INBOXES]: '23 21 * * *', [SWEEP_SESSIONS]: '7 * * * *' }
