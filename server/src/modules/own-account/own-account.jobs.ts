import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { eraseClosedAccounts } from './own-account.service.ts'

const ERASE = 'own_account.erase'

export const ownAccountJobs = (platform: Platform): JobHandlers => ({ [ERASE]: () => eraseClosedAccounts(platform) })

/** In UTC. */
export const ownAccountSchedule = { [ERASE]: '19 * * * *' }
