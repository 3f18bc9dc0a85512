import { Message } from '@himoya/contract/chat'
import { Id } from '@himoya/contract/common'
import { CardOffers, SendCardBody } from '@himoya/contract/content'
import { Language } from '@himoya/contract/languages'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import { listCards, sendCard } from './cards.service.ts'

const ACCESS = ['counsellor', 'supervisor'] as const

export function cardRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/card/',
    {
      config: { access: ACCESS, summary: 'What can be sent as a card, in the language of a chat' },
      schema: { querystring: z.strictObject({ lang: Language }), response: { 200: CardOffers } },
    },
    (request) => listCards(platform, request.query.lang),
  )

  app.post(
    '/api/v1/staff/chat/:chat_id/card/',
    {
      config: { access: ACCESS, summary: 'Send a card into a chat', errors: ['not_found', 'chat_ended'] },
      schema: { params: z.strictObject({ chat_id: Id }), body: SendCardBody, response: { 200: Message } },
    },
    (request) => sendCard(platform, staffActor(request.actor), request.params.chat_id, request.body),
  )
}
