import { RejectBody, Transfer, TransferBody, Transfers, TransferTargets } from '@himoya/contract/desk'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ChatPath, DESK } from '../desk-paths.ts'
import {
  acceptTransfer,
  cancelTransfer,
  listTransfers,
  offerTransfer,
  rejectTransfer,
  transferTargets,
} from './transfers.service.ts'

export function transferRoutes(app: App, platform: Platform): void {
  const path = '/api/v1/staff/chat/:chat_id/transfer/'
  app.get(
    '/api/v1/staff/transfer/',
    { config: { access: DESK, summary: 'Transfers that concern the caller' }, schema: { response: { 200: Transfers } } },
    async (request) => listTransfers(platform, staffActor(request.actor)),
  )

  app.get(
    `${path}target/`,
    {
      config: { access: DESK, summary: 'Who is on shift and could take this chat', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: TransferTargets } },
    },
    async (request) => transferTargets(platform, staffActor(request.actor), request.params.chat_id),
  )

  app.post(
    path,
    {
      config: {
        access: DESK,
        summary: 'Offer one’s own chat to a colleague, with a handover card',
        errors: ['not_found', 'forbidden', 'already_offered', 'already_done', 'chat_ended'],
      },
      schema: { params: ChatPath, body: TransferBody, response: { 201: Transfer } },
    },
    async (request, reply) =>
      reply.status(201).send(await offerTransfer(platform, staffActor(request.actor), request.params.chat_id, request.body)),
  )

  answerRoutes(app, platform, path)
}

function answerRoutes(app: App, platform: Platform, path: '/api/v1/staff/chat/:chat_id/transfer/'): void {
  app.post(
    `${path}accept/`,
    {
      config: {
        access: DESK,
        summary: 'Take an offered chat over',
        errors: ['not_found', 'already_done', 'too_many_chats'],
        idempotency: false,
      },
      schema: { params: ChatPath, response: { 200: Transfer } },
    },
    async (request) => acceptTransfer(platform, staffActor(request.actor), request.params.chat_id),
  )

  app.post(
    `${path}reject/`,
    {
      config: {
        access: DESK,
        summary: 'Say no to an offer, with a word',
        errors: ['not_found', 'already_done'],
        idempotency: false,
      },
      schema: { params: ChatPath, body: RejectBody, response: { 200: Transfer } },
    },
    async (request) => rejectTransfer(platform, staffActor(request.actor), request.params.chat_id, request.body.word),
  )

  app.post(
    `${path}cancel/`,
    {
      config: { access: DESK, summary: 'Take an offer back', errors: ['not_found', 'already_done'], idempotency: false },
      schema: { params: ChatPath, response: { 200: Transfer } },
    },
    async (request) => cancelTransfer(platform, staffActor(request.actor), request.params.chat_id),
  )
}
