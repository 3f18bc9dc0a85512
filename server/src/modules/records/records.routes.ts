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
} from '@himoya/contract/records'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import { addContact, changeContact, listContacts, showRecord, wrapUpOf, writeWrapUp } from './records.service.ts'
import { search } from './search.service.ts'

/** Editors and admins see nothing of any person (safety.md 20). */
const ACCESS = ['counsellor', 'supervisor'] as const
const ChatPath = z.strictObject({ chat_id: Id })
const params = z.strictObject({ id: Id })

export function recordRoutes(app: App, platform: Platform): void {
  wrapUpRoutes(app, platform)
  contactRoutes(app, platform)

  app.get(
    '/api/v1/staff/search/',
    {
      config: { access: ACCESS, summary: 'Chats by what is known about them, never by what was said' },
      schema: { querystring: ChatSearchQuery, response: { 200: FoundChatPage } },
    },
    (request) => search(platform, staffActor(request.actor), request.query),
  )
}

function wrapUpRoutes(app: App, platform: Platform): void {
  const path = '/api/v1/staff/chat/:chat_id/wrap-up/'
  app.get(
    path,
    {
      config: { access: ACCESS, summary: 'The wrap-up of a chat, or what its form begins with', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: WrapUpState } },
    },
    (request) => wrapUpOf(platform, staffActor(request.actor), request.params.chat_id),
  )

  app.post(
    path,
    {
      config: { access: ACCESS, summary: 'Wrap a chat up; its author corrects it for 24 h', errors: ['not_found', 'forbidden'] },
      schema: { params: ChatPath, body: WrapUp, response: { 200: ContactRecord } },
    },
    (request) => writeWrapUp(platform, staffActor(request.actor), request.params.chat_id, request.body),
  )
}

function contactRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/contact/',
    {
      config: { access: ACCESS, summary: 'Contacts written down: own, or the team’s' },
      schema: { querystring: ContactQuery, response: { 200: ContactPage } },
    },
    (request) => listContacts(platform, staffActor(request.actor), request.query),
  )

  app.post(
    '/api/v1/staff/contact/',
    {
      config: { access: ACCESS, summary: 'Write down a call or a visit' },
      schema: { body: NewContactBody, response: { 201: ContactRecord } },
    },
    async (request, reply) => reply.status(201).send(await addContact(platform, staffActor(request.actor), request.body)),
  )

  app.get(
    '/api/v1/staff/contact/:id/',
    {
      config: { access: ACCESS, summary: 'One contact', errors: ['not_found'] },
      schema: { params, response: { 200: ContactRecord } },
    },
    (request) => showRecord(platform, staffActor(request.actor), request.params.id),
  )

  app.patch(
    '/api/v1/staff/contact/:id/',
    {
      config: { access: ACCESS, summary: 'Correct one’s own within 24 h', errors: ['not_found', 'forbidden'] },
      schema: { params, body: WrapUp, response: { 200: ContactRecord } },
    },
    (request) => changeContact(platform, staffActor(request.actor), request.params.id, request.body),
  )
}
