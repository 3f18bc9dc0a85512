import type { JobHandlers } from '../../../platform/jobs/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sendCode } from './codes/code-sms.service.ts'
import { SEND_CODE } from './codes/code.service.ts'
import { sweepAccounts } from './sweep.service.ts'

const SWEEP = 'auth.sweep'

export function authJobs(platform: Platform): JobHandlers {
  return {
    [SEND_CODE]: ({ code_id }) => sendCode(platform, String(code_id)),
    [SWEEP]: () => sweepAccounts(platform),
  }
}

/** In UTC. */
export const authSchedule = { [SWEEP]: '17 * * * *' }
