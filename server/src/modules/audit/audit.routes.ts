import { AuditCheck, AuditPage, AuditQuery } from '@himoya/contract/audit'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
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
  app.get(
    PATH,
    {
      config: { access: ACCESS, summary: 'Who did what, the newest first' },
      schema: { querystring: AuditQuery, response: { 200: AuditPage } },
    },
    async (request) => pageAnswer(PATH, request.query, await listEntries(platform, staffActor(request.actor), request.query)),
  )

  app.post(
    `${PATH}verify/`,
    {
      config: { access: ACCESS, summary: 'Check that the log is as it was written', idempotency: false },
      schema: { response: { 200: AuditCheck } },
    },
    async (request) => {
      const retry_after = await platform.limiter.take('audit.verify', staffActor(request.actor).id, CHECKS)
      if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
      return verifyLog(platform)
    },
  )
}
