import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { eraseClosedAccounts } from './account-data.service.ts'

const ERASE = 'account_data.erase'

export const accountDataJobs = (platform: Platform): JobHandlers => ({ [ERASE]: () => eraseClosedAccounts(platform) })

/** In UTC. */
export const accountDataSchedule = { [ERASE]: '19 * * * *' }
