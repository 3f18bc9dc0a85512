import type { ServerModule } from '../../../platform/server-module.ts'
import { checkWaiting } from './check-evidence.service.ts'
import { evidenceRoutes } from './evidence.routes.ts'
import { SWEEP, sweepEvidence } from './sweep-evidence.service.ts'
import { awaitsOfEvidence } from './awaits.service.ts'

const CHECK = 'evidence.check'

export const evidence: ServerModule = {
  routes: evidenceRoutes,
  jobs: (platform) => ({
    [SWEEP]: () => sweepEvidence(platform),
    [CHECK]: () => checkWaiting(platform),
  }),
  schedule: { [SWEEP]: '*/10 * * * *', [CHECK]: '*/2 * * * *' },
  awaits: awaitsOfEvidence,
}
