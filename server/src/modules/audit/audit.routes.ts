import { AuditCheck, AuditPage, AuditQuery } from '@himoya/contract/audit/audit'
import type { App } from '../../platform/core/app-type.ts'
import { get, post } from '../../platform/http/routes.ts'
import { AppError } from '../../platform/core/errors.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { listEntries } from './read-log.service.ts'
import { verifyLog } from './verify.service.ts'

/** Those who answer for the team and for the machine; neither can change a word of it. */
const ACCESS = ['supervisor', 'admin'] as const
const PATH = '/api/v1/staff/audit/'
/** Each check reads the whole log. Setting `audit.verify`. */
const CHECKS = { points: 6, seconds: 60 }

export function auditRoutes(app: App, platform: Platform): void {
  get(app, PATH, ACCESS, 'Who did what, the newest first')
    .takes({ query: AuditQuery })
    .answers(AuditPage, async ({ actor, query }) => pageAnswer(PATH, query, await listEntries(platform, actor, query)))

  post(app, `${PATH}verify/`, ACCESS, 'Check that the log is as it was written')
    .takes({ idempotency: false })
    .answers(AuditCheck, async ({ actor }) => {
      const retry_after = await platform.limiter.take('audit.verify', actor.id, CHECKS)
      if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
      return verifyLog(platform)
    })
}
