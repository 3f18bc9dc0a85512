import { Message } from '@himoya/contract/chat/chat'
import { Id } from '@himoya/contract/common'
import { CardOffers, SendCardBody } from '@himoya/contract/content/content'
import { Language } from '@himoya/contract/languages'
import { z } from 'zod'
import type { App } from '../../platform/core/app-type.ts'
import { get, post } from '../../platform/http/routes.ts'
import type { Platform } from '../../platform/platform.ts'
import { listCards, sendCard } from './cards.service.ts'

const ACCESS = ['counsellor', 'supervisor'] as const

export function cardRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/card/', ACCESS, 'What can be sent as a card, in the language of a chat')
    .takes({ query: z.strictObject({ lang: Language }) })
    .answers(CardOffers, ({ query }) => listCards(platform, query.lang))

  post(app, '/api/v1/staff/chat/:chat_id/card/', ACCESS, 'Send a card into a chat')
    .takes({ params: z.strictObject({ chat_id: Id }), body: SendCardBody, errors: ['not_found', 'chat_ended'] })
    .answers(Message, ({ actor, params, body }) => sendCard(platform, actor, params.chat_id, body))
}
