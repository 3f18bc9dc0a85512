import { InboxKey, InboxMessage, InboxMessageBody, OwnReport, WithdrawBody } from '@himoya/contract/reports/reports'
import { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lookInto, sayToTeam } from './own-inbox.service.ts'
import { openInbox, reportOfSession } from '../reports.service.ts'
import { withdrawReport } from './withdraw.service.ts'

const PATH = '/api/v1/victim/receipt/'

/** The inbox behind a receipt: opened by the number, used by the short-lived token in `Authorization: Receipt <token>`. */
export function receiptRoutes(app: App, platform: Platform): void {
  post(app, PATH, 'public', 'Open the inbox of a receipt for 15 minutes from its last use')
    .takes({ body: ReceiptBody, errors: ['not_found', 'rate_limited'], idempotency: false })
    .answers(InboxKey, (request) => openInbox(platform, clientOf(request), request.body))

  get(app, `${PATH}status/`, 'optional', 'How far the report of a receipt is, and its inbox')
    .takes({ errors: ['unauthenticated'] })
    .answers(OwnReport, async (request) => {
      const report = await reportOfSession(platform, request.headers.authorization)
      return lookInto(platform, report, clientOf(request).lang)
    })

  post(app, `${PATH}message/`, 'optional', 'Write to those who work on the report of a receipt')
    .takes({ body: InboxMessageBody, errors: ['unauthenticated', 'rate_limited', 'too_late'], idempotency: false })
    .creates(InboxMessage, async (request) => {
      return sayToTeam(platform, await reportOfSession(platform, request.headers.authorization), request.body)
    })

  post(app, `${PATH}withdraw/`, 'optional', 'Take the report of a receipt back')
    .takes({ body: WithdrawBody, errors: ['unauthenticated', 'cannot_withdraw', 'changed_meanwhile'], idempotency: false })
    .does(async (request) =>
      withdrawReport(platform, await reportOfSession(platform, request.headers.authorization), request.body),
    )
}
