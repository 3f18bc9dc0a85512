import { Empty } from '@himoya/contract/common'
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
} from '@himoya/contract/reports'
import { z } from 'zod'
import { userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { ownReport } from '../reports/reports.service.ts'
import { listOwn, lookInto, sayToTeam } from './own-inbox.service.ts'
import { receiptRoutes } from './receipt.routes.ts'
import { listTypes } from './report-types.service.ts'
import { submitReport } from './submit.service.ts'
import { withdrawReport } from './withdraw.service.ts'

const PATH = '/api/v1/victim/'
const params = z.strictObject({ ref: z.string().max(20) })

/** Reporting, and what the reporter sees of it afterwards (api.md, "victim, SOS, notification"). */
export function reporterRoutes(app: App, platform: Platform): void {
  submitRoutes(app, platform)
  receiptRoutes(app, platform)
  ownRoutes(app, platform)
  ownActRoutes(app, platform)
}

function submitRoutes(app: App, platform: Platform): void {
  app.get(
    `${PATH}type/`,
    {
      config: { access: 'public', summary: 'What may have happened, with its legal form' },
      schema: { response: { 200: ReportTypes } },
    },
    async (request) => listTypes(clientOf(request).lang),
  )

  app.post(
    PATH,
    {
      config: { access: 'optional', summary: 'Report; a guest gets a receipt', errors: ['rate_limited', 'proof_required'] },
      schema: { body: ReportBody, response: { 201: Reported } },
    },
    async (request, reply) =>
      reply.status(201).send(await submitReport(platform, request.actor, clientOf(request), request.body)),
  )
}

function ownRoutes(app: App, platform: Platform): void {
  app.get(
    PATH,
    {
      config: { access: 'user', summary: 'My reports, the newest first' },
      schema: { querystring: OwnReportQuery, response: { 200: OwnReports } },
    },
    async (request) => pageAnswer(PATH, request.query, await listOwn(platform, userActor(request.actor), request.query)),
  )

  app.get(
    `${PATH}:ref/`,
    {
      config: { access: 'user', summary: 'How far my report is, and its inbox', errors: ['not_found'] },
      schema: { params, response: { 200: OwnReport } },
    },
    async (request) => lookInto(platform, await ownReport(platform, userActor(request.actor), request.params.ref)),
  )
}

function ownActRoutes(app: App, platform: Platform): void {
  app.post(
    `${PATH}:ref/message/`,
    {
      config: {
        access: 'user',
        summary: 'Write to those who work on my report',
        errors: ['not_found', 'rate_limited', 'too_late'],
      },
      schema: { params, body: InboxMessageBody, response: { 201: InboxMessage } },
    },
    async (request, reply) => {
      const report = await ownReport(platform, userActor(request.actor), request.params.ref)
      return reply.status(201).send(await sayToTeam(platform, report, request.body))
    },
  )

  app.post(
    `${PATH}:ref/withdraw/`,
    {
      config: {
        access: 'user',
        summary: 'Take my report back',
        errors: ['not_found', 'cannot_withdraw', 'changed_meanwhile'],
        idempotency: false,
      },
      schema: { params, body: WithdrawBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await withdrawReport(platform, await ownReport(platform, userActor(request.actor), request.params.ref), request.body)
      reply.status(204)
    },
  )
}
