import {
  Complained,
  ComplaintAnswerBody,
  ComplaintBody,
  OwnComplaint,
  StaffComplaint,
  StaffComplaintPage,
  StaffComplaintQuery,
} from '@himoya/contract/questions/complaints'
import { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { App } from '../../../platform/core/app-type.ts'
import { answerKeeper } from '../../../platform/http/idempotency.ts'
import { IdPath, get, post } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { complain, readOwnComplaint } from './own-complaints.service.ts'
import { answerComplaint, finishComplaint, listComplaints, openComplaint } from './staff-complaints.service.ts'

const PATH = '/api/v1/complaint/'
const STAFF = '/api/v1/staff/complaint/'
/** No counsellor reads what is said of counsellors. */
const ACCESS = ['supervisor'] as const

/** A complaint and its answer, without an account; and the supervisors' side of it. */
export function complaintRoutes(app: App, platform: Platform): void {
  ownRoutes(app, platform)
  readingRoutes(app, platform)
  changeRoutes(app, platform)
}

function ownRoutes(app: App, platform: Platform): void {
  post(app, PATH, 'public', 'Complain; a receipt comes back')
    .takes({ body: ComplaintBody, errors: ['rate_limited'] })
    .creates(Complained, (request) => complain(platform, clientOf(request), request.body, answerKeeper(platform, request)))

  post(app, `${PATH}receipt/`, 'public', 'What became of a complaint, by its receipt')
    .takes({ body: ReceiptBody, errors: ['not_found', 'rate_limited'], idempotency: false })
    .answers(OwnComplaint, (request) => readOwnComplaint(platform, clientOf(request), request.body))
}

function readingRoutes(app: App, platform: Platform): void {
  get(app, STAFF, ACCESS, 'Complaints, without what was written')
    .takes({ query: StaffComplaintQuery })
    .answers(StaffComplaintPage, async ({ query }) => pageAnswer(STAFF, query, await listComplaints(platform, query)))

  get(app, `${STAFF}:id/`, ACCESS, 'One complaint as it was written')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(StaffComplaint, ({ actor, params }) => openComplaint(platform, actor, params.id))
}

function changeRoutes(app: App, platform: Platform): void {
  const errors = ['not_found', 'already_done'] as const
  post(app, `${STAFF}:id/answer/`, ACCESS, 'Answer whoever has the receipt')
    .takes({ params: IdPath, body: ComplaintAnswerBody, errors })
    .answers(StaffComplaint, ({ actor, params, body }) => answerComplaint(platform, actor, params.id, body.answer))

  post(app, `${STAFF}:id/done/`, ACCESS, 'Nothing is left to do about it')
    .takes({ params: IdPath, errors, idempotency: false })
    .answers(StaffComplaint, ({ actor, params }) => finishComplaint(platform, actor, params.id))
}
