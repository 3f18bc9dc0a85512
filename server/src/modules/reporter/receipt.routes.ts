import { Empty } from '@himoya/contract/common'
import { InboxKey, InboxMessage, InboxMessageBody, OwnReport, WithdrawBody } from '@himoya/contract/reports'
import { ReceiptBody } from '@himoya/contract/questions'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { lookInto, sayToTeam } from './own-inbox.service.ts'
import { openInbox, reportOfSession } from '../reports/reports.service.ts'
import { withdrawReport } from './withdraw.service.ts'

const PATH = '/api/v1/victim/receipt/'

/** The inbox behind a receipt: opened by the number, used by the short-lived token in `Authorization: Receipt <token>`. */
export function receiptRoutes(app: App, platform: Platform): void {
  app.post(
    PATH,
    {
      config: {
        access: 'public',
        summary: 'Open the inbox of a receipt for 15 minutes from its last use',
        errors: ['not_found', 'rate_limited'],
        idempotency: false,
      },
      schema: { body: ReceiptBody, response: { 200: InboxKey } },
    },
    (request) => openInbox(platform, { ...request.body, address: clientOf(request).address }),
  )

  app.get(
    `${PATH}status/`,
    {
      // Not public: the answer is personal, so it must be stored nowhere. Another scheme than Bearer makes no user.
      config: { access: 'optional', summary: 'How far the report of a receipt is, and its inbox', errors: ['unauthenticated'] },
      schema: { response: { 200: OwnReport } },
    },
    async (request) => lookInto(platform, await reportOfSession(platform, request.headers.authorization)),
  )

  app.post(
    `${PATH}message/`,
    {
      config: {
        access: 'optional',
        summary: 'Write to those who work on the report of a receipt',
        errors: ['unauthenticated', 'rate_limited', 'too_late'],
        // `cid` is the send's own id; a kept answer would outlive the token.
        idempotency: false,
      },
      schema: { body: InboxMessageBody, response: { 201: InboxMessage } },
    },
    async (request, reply) => {
      const report = await reportOfSession(platform, request.headers.authorization)
      return reply.status(201).send(await sayToTeam(platform, report, request.body))
    },
  )

  app.post(
    `${PATH}withdraw/`,
    {
      config: {
        access: 'optional',
        summary: 'Take the report of a receipt back',
        errors: ['unauthenticated', 'cannot_withdraw', 'changed_meanwhile'],
        idempotency: false,
      },
      schema: { body: WithdrawBody, response: { 204: Empty } },
    },
    async (request, reply) => {
      await withdrawReport(platform, await reportOfSession(platform, request.headers.authorization), request.body)
      reply.status(204)
    },
  )
}
