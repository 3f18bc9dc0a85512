import {
  InboxMessage,
  InboxMessageBody,
  OwnReport,
  OwnReportQuery,
  OwnReports,
  ReportBody,
  Reported,
  ReportTypes,
  WithdrawBody,
} from '@himoya/contract/reports/reports'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { answerKeeper } from '../../../platform/http/idempotency.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ownReport } from '../reports.service.ts'
import { listOwn, lookInto, sayToTeam } from './own-inbox.service.ts'
import { receiptRoutes } from './receipt.routes.ts'
import { listTypes } from './report-types.service.ts'
import { submitReport } from './submit.service.ts'
import { withdrawReport } from './withdraw.service.ts'

const PATH = '/api/v1/victim/'
const RefPath = z.strictObject({ ref: z.string().max(20) })

/** Reporting, and what the reporter sees of it afterwards (api.md, "victim, SOS, notification"). */
export function reporterRoutes(app: App, platform: Platform): void {
  submitRoutes(app, platform)
  receiptRoutes(app, platform)
  ownRoutes(app, platform)
  ownActRoutes(app, platform)
}

function submitRoutes(app: App, platform: Platform): void {
  get(app, `${PATH}type/`, 'public', 'What may have happened, with its legal form').answers(ReportTypes, (request) =>
    listTypes(clientOf(request).lang),
  )

  post(app, PATH, 'optional', 'Report; a guest gets a receipt')
    .takes({ body: ReportBody, errors: ['rate_limited', 'proof_required'] })
    .creates(Reported, (request) =>
      submitReport(platform, request.actor, clientOf(request), request.body, answerKeeper(platform, request)),
    )
}

function ownRoutes(app: App, platform: Platform): void {
  get(app, PATH, 'user', 'My reports, the newest first')
    .takes({ query: OwnReportQuery })
    .answers(OwnReports, async (request) => {
      const { actor, query } = request
      return pageAnswer(PATH, query, await listOwn(platform, actor, query, clientOf(request).lang))
    })

  get(app, `${PATH}:ref/`, 'user', 'How far my report is, and its inbox')
    .takes({ params: RefPath, errors: ['not_found'] })
    .answers(OwnReport, async (request) => {
      const report = await ownReport(platform, request.actor, request.params.ref)
      return lookInto(platform, report, clientOf(request).lang)
    })
}

function ownActRoutes(app: App, platform: Platform): void {
  post(app, `${PATH}:ref/message/`, 'user', 'Write to those who work on my report')
    .takes({ params: RefPath, body: InboxMessageBody, errors: ['not_found', 'rate_limited', 'too_late'] })
    .creates(InboxMessage, async ({ actor, params, body }) => {
      const report = await ownReport(platform, actor, params.ref)
      return await sayToTeam(platform, report, body)
    })

  post(app, `${PATH}:ref/withdraw/`, 'user', 'Take my report back')
    .takes({
      params: RefPath,
      body: WithdrawBody,
      errors: ['not_found', 'cannot_withdraw', 'changed_meanwhile'],
      idempotency: false,
    })
    .does(async ({ actor, params, body }) => withdrawReport(platform, await ownReport(platform, actor, params.ref), body))
}
