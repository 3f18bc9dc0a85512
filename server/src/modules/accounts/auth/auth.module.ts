import { NOBODY } from '../../../platform/crypto/ids.ts'
import { hand } from '../../../platform/server-module.ts'
import type { ServerModule } from '../../../platform/server-module.ts'
import { TEXTING } from '../../notifications/notifications.service.ts'
import { authJobs, authSchedule } from './auth.jobs.ts'
import { authRoutes } from './auth.routes.ts'
import { authenticateOrThrow } from './sessions/sessions.service.ts'
import { phoneOf } from './accounts/person.service.ts'
import { readSession } from './sessions/session.store.ts'
import { smsLeft } from './codes/sms-budget.service.ts'

export const auth: ServerModule = {
  routes: authRoutes,
  provides: [hand(TEXTING, { phoneOf, smsLeft })],
  authenticate: (platform) => (token, audience, is_urgent) => authenticateOrThrow(platform, token, audience, is_urgent),
  ways: ({ db }) => [() => readSession(db, NOBODY)],
  jobs: authJobs,
  schedule: authSchedule,
}
