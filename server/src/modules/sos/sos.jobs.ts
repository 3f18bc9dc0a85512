import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepSos } from './sweep-sos.service.ts'
import { ALERT_OVER, noteAlertOver, WAKE, wakeDuty } from './wake.service.ts'

const SWEEP = 'sos.sweep'

export const sosJobs = (platform: Platform): JobHandlers => ({
  [SWEEP]: () => sweepSos(platform),
  [WAKE]: ({ call_id }) => wakeDuty(platform, String(call_id)),
  [ALERT_OVER]: ({ sms_id }) => noteAlertOver(platform, String(sms_id)),
})

/** In UTC. */
export const sosSchedule = { [SWEEP]: '17 * * * *' }
