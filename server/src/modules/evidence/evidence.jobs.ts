import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkWaiting } from './check-evidence.service.ts'
import { SWEEP, sweepEvidence } from './sweep-evidence.service.ts'

const CHECK = 'evidence.check'

export const evidenceJobs = (platform: Platform): JobHandlers => ({
  [SWEEP]: () => sweepEvidence(platform),
  [CHECK]: () => checkWaiting(platform),
})

/** In UTC. */
export const evidenceSchedule = { [SWEEP]: '*/10 * * * *', [CHECK]: '*/2 * * * *' }
