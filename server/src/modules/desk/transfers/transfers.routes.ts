import { Id } from '@himoya/contract/common'
import { RejectBody, Transfer, TransferBody, Transfers, TransferTargets } from '@himoya/contract/chat/desk'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  acceptTransfer,
  cancelTransfer,
  listTransfers,
  offerTransfer,
  rejectTransfer,
  transferTargets,
} from './transfers.service.ts'

const ChatPath = z.strictObject({ chat_id: Id })
/** Editors and admins see no personal text (safety.md 20). */
const DESK = ['counsellor', 'supervisor'] as const

export function transferRoutes(app: App, platform: Platform): void {
  const path = '/api/v1/staff/chat/:chat_id/transfer/'
  get(app, '/api/v1/staff/transfer/', DESK, 'Transfers that concern the caller').answers(Transfers, ({ actor }) =>
    listTransfers(platform, actor),
  )

  get(app, `${path}target/`, DESK, 'Who is on shift and could take this chat')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(TransferTargets, ({ actor, params }) => transferTargets(platform, actor, params.chat_id))

  post(app, path, DESK, 'Offer one’s own chat to a colleague, with a handover card')
    .takes({
      params: ChatPath,
      body: TransferBody,
      errors: ['not_found', 'forbidden', 'already_offered', 'already_done', 'chat_ended'],
    })
    .creates(Transfer, ({ actor, params, body }) => offerTransfer(platform, actor, params.chat_id, body))

  answerRoutes(app, platform, path)
}

function answerRoutes(app: App, platform: Platform, path: '/api/v1/staff/chat/:chat_id/transfer/'): void {
  post(app, `${path}accept/`, DESK, 'Take an offered chat over')
    .takes({ params: ChatPath, errors: ['not_found', 'already_done', 'too_many_chats'], idempotency: false })
    .answers(Transfer, ({ actor, params }) => acceptTransfer(platform, actor, params.chat_id))

  post(app, `${path}reject/`, DESK, 'Say no to an offer, with a word')
    .takes({ params: ChatPath, body: RejectBody, errors: ['not_found', 'already_done'], idempotency: false })
    .answers(Transfer, ({ actor, params, body }) => rejectTransfer(platform, actor, params.chat_id, body.word))

  post(app, `${path}cancel/`, DESK, 'Take an offer back')
    .takes({ params: ChatPath, errors: ['not_found', 'already_done'], idempotency: false })
    .answers(Transfer, ({ actor, params }) => cancelTransfer(platform, actor, params.chat_id))
}
