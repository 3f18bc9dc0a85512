import { Id } from '@himoya/contract/common'
import {
  Complained,
  ComplaintAnswerBody,
  ComplaintBody,
  OwnComplaint,
  StaffComplaint,
  StaffComplaintPage,
  StaffComplaintQuery,
} from '@himoya/contract/complaints'
import { ReceiptBody } from '@himoya/contract/questions'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import { pageAnswer } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { complain, readOwnComplaint } from './own-complaints.service.ts'
import { answerComplaint, finishComplaint, listComplaints, openComplaint } from './staff-complaints.service.ts'

const PATH = '/api/v1/complaint/'
const STAFF = '/api/v1/staff/complaint/'
/** No counsellor reads what is said of counsellors. */
const ACCESS = ['supervisor'] as const
const params = z.strictObject({ id: Id })

/** A complaint and its answer, without an account; and the supervisors' side of it. */
export function complaintRoutes(app: App, platform: Platform): void {
  ownRoutes(app, platform)
  readingRoutes(app, platform)
  changeRoutes(app, platform)
}

function ownRoutes(app: App, platform: Platform): void {
  app.post(
    PATH,
    {
      config: { access: 'public', summary: 'Complain; a receipt comes back', errors: ['rate_limited'] },
      schema: { body: ComplaintBody, response: { 201: Complained } },
    },
    async (request, reply) => reply.status(201).send(await complain(platform, clientOf(request), request.body)),
  )

  app.post(
    `${PATH}receipt/`,
    {
      config: {
        access: 'public',
        summary: 'What became of a complaint, by its receipt',
        errors: ['not_found', 'rate_limited'],
        idempotency: false,
      },
      schema: { body: ReceiptBody, response: { 200: OwnComplaint } },
    },
    (request) => readOwnComplaint(platform, { ...request.body, address: clientOf(request).address }),
  )
}

function readingRoutes(app: App, platform: Platform): void {
  app.get(
    STAFF,
    {
      config: { access: ACCESS, summary: 'Complaints, without what was written' },
      schema: { querystring: StaffComplaintQuery, response: { 200: StaffComplaintPage } },
    },
    async (request) => pageAnswer(STAFF, request.query, await listComplaints(platform, request.query)),
  )

  app.get(
    `${STAFF}:id/`,
    {
      config: { access: ACCESS, summary: 'One complaint as it was written', errors: ['not_found'] },
      schema: { params, response: { 200: StaffComplaint } },
    },
    (request) => openComplaint(platform, staffActor(request.actor), request.params.id),
  )
}

function changeRoutes(app: App, platform: Platform): void {
  const errors = ['not_found', 'already_done'] as const
  app.post(
    `${STAFF}:id/answer/`,
    {
      config: { access: ACCESS, summary: 'Answer whoever has the receipt', errors },
      schema: { params, body: ComplaintAnswerBody, response: { 200: StaffComplaint } },
    },
    (request) => answerComplaint(platform, staffActor(request.actor), request.params.id, request.body.answer),
  )

  app.post(
    `${STAFF}:id/done/`,
    {
      config: { access: ACCESS, summary: 'Nothing is left to do about it', errors, idempotency: false },
      schema: { params, response: { 200: StaffComplaint } },
    },
    (request) => finishComplaint(platform, staffActor(request.actor), request.params.id),
  )
}
