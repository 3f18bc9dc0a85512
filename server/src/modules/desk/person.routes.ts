import { Id } from '@himoya/contract/common'
import { EarlierChats, EarlierMessages, EarlierQuery, Person, ReasonBody, RevealedPhone } from '@himoya/contract/desk'
import { z } from 'zod'
import { staffActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import type { Platform } from '../../platform/platform.ts'
import { ChatPath, DESK } from './desk-paths.ts'
import { earlierChats, liftCurtain, readEarlier, revealPhone, showPerson } from './person.service.ts'

export function personRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/chat/:chat_id/person/',
    {
      config: { access: DESK, summary: 'Who writes here; the phone masked', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: Person } },
    },
    async (request) => showPerson(platform, staffActor(request.actor), request.params.chat_id),
  )

  app.post(
    '/api/v1/staff/person/:person_id/reveal/',
    {
      config: {
        access: DESK,
        step_up: true,
        summary: 'The whole phone number, for a reason; written down before it is sent',
        errors: ['not_found', 'rate_limited'],
        // The answer holds the number: it is kept nowhere, not even for a replay.
        idempotency: false,
      },
      schema: { params: z.strictObject({ person_id: Id }), body: ReasonBody, response: { 200: RevealedPhone } },
    },
    async (request) => revealPhone(platform, staffActor(request.actor), request.params.person_id, request.body.reason),
  )

  app.post(
    '/api/v1/staff/chat/:chat_id/curtain/',
    {
      config: { access: DESK, summary: 'Let the person see their older chats again', errors: ['not_found'], idempotency: false },
      schema: { params: ChatPath, body: ReasonBody, response: { 200: Person } },
    },
    async (request) => liftCurtain(platform, staffActor(request.actor), request.params.chat_id, request.body.reason),
  )

  app.get(
    '/api/v1/staff/chat/:chat_id/earlier/',
    {
      config: { access: DESK, summary: 'Other chats of the same person', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: EarlierChats } },
    },
    async (request) => earlierChats(platform, staffActor(request.actor), request.params.chat_id),
  )

  app.get(
    '/api/v1/staff/chat/:chat_id/earlier/:earlier_id/message/',
    {
      config: { access: DESK, summary: 'Read another chat of the same person; written down first', errors: ['not_found'] },
      schema: {
        params: ChatPath.extend({ earlier_id: Id }),
        querystring: EarlierQuery,
        response: { 200: EarlierMessages },
      },
    },
    async (request) => {
      const { chat_id, earlier_id } = request.params
      return readEarlier(platform, staffActor(request.actor), chat_id, earlier_id, request.query.before_seq)
    },
  )
}
