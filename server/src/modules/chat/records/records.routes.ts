import { Id } from '@himoya/contract/common'
import {
  ChatSearchQuery,
  ContactPage,
  ContactQuery,
  ContactRecord,
  FoundChatPage,
  NewContactBody,
  WrapUp,
  WrapUpState,
} from '@himoya/contract/chat/records'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { IdPath, get, patch, post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addContact, changeContact, listContacts, showRecord, wrapUpOf, writeWrapUp } from './records.service.ts'
import { search } from './search.service.ts'

/** Editors and admins see nothing of any person (safety.md 20). */
const ACCESS = ['counsellor', 'supervisor'] as const
const ChatPath = z.strictObject({ chat_id: Id })

export function recordRoutes(app: App, platform: Platform): void {
  wrapUpRoutes(app, platform)
  contactRoutes(app, platform)

  get(app, '/api/v1/staff/search/', ACCESS, 'Chats by what is known about them, never by what was said')
    .takes({ query: ChatSearchQuery })
    .answers(FoundChatPage, ({ actor, query }) => search(platform, actor, query))
}

function wrapUpRoutes(app: App, platform: Platform): void {
  const path = '/api/v1/staff/chat/:chat_id/wrap-up/'
  get(app, path, ACCESS, 'The wrap-up of a chat, or what its form begins with')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(WrapUpState, ({ actor, params }) => wrapUpOf(platform, actor, params.chat_id))

  post(app, path, ACCESS, 'Wrap a chat up; its author corrects it for 24 h')
    .takes({ params: ChatPath, body: WrapUp, errors: ['not_found', 'forbidden'] })
    .answers(ContactRecord, ({ actor, params, body }) => writeWrapUp(platform, actor, params.chat_id, body))
}

function contactRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/contact/', ACCESS, 'Contacts written down: own, or the team’s')
    .takes({ query: ContactQuery })
    .answers(ContactPage, ({ actor, query }) => listContacts(platform, actor, query))

  post(app, '/api/v1/staff/contact/', ACCESS, 'Write down a call or a visit')
    .takes({ body: NewContactBody })
    .creates(ContactRecord, ({ actor, body }) => addContact(platform, actor, body))

  get(app, '/api/v1/staff/contact/:id/', ACCESS, 'One contact')
    .takes({ params: IdPath, errors: ['not_found'] })
    .answers(ContactRecord, ({ actor, params }) => showRecord(platform, actor, params.id))

  patch(app, '/api/v1/staff/contact/:id/', ACCESS, 'Correct one’s own within 24 h')
    .takes({ params: IdPath, body: WrapUp, errors: ['not_found', 'forbidden'] })
    .answers(ContactRecord, ({ actor, params, body }) => changeContact(platform, actor, params.id, body))
}
