import { Id } from '@himoya/contract/common'
import { EarlierChats, EarlierMessages, EarlierQuery, Person, ReasonBody, RevealedPhone } from '@himoya/contract/chat/desk'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ChatPath, DESK } from './care-paths.ts'
import { earlierChats, liftCurtain, readEarlier, revealPhone, showPerson, signPersonOut } from './person.service.ts'

export function personRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/chat/:chat_id/person/', DESK, 'Who writes here; the phone masked')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(Person, ({ actor, params }) => showPerson(platform, actor, params.chat_id))

  post(
    app,
    '/api/v1/staff/person/:person_id/reveal/',
    DESK,
    'The whole phone number, for a reason; written down before it is sent',
  )
    .takes({
      params: z.strictObject({ person_id: Id }),
      body: ReasonBody,
      step_up: true,
      errors: ['not_found', 'rate_limited'],
      idempotency: false,
    })
    .answers(RevealedPhone, ({ actor, params, body }) => revealPhone(platform, actor, params.person_id, body.reason))

  post(app, '/api/v1/staff/person/:person_id/sign-out/', ['supervisor'], 'Sign a person out everywhere, for a reason')
    .takes({
      params: z.strictObject({ person_id: Id }),
      body: ReasonBody,
      step_up: true,
      errors: ['not_found'],
      idempotency: false,
    })
    .does(({ actor, params, body }) => signPersonOut(platform, actor, params.person_id, body.reason))

  post(app, '/api/v1/staff/chat/:chat_id/curtain/', DESK, 'Let the person see their older chats again')
    .takes({ params: ChatPath, body: ReasonBody, errors: ['not_found'], idempotency: false })
    .answers(Person, ({ actor, params, body }) => liftCurtain(platform, actor, params.chat_id, body.reason))

  get(app, '/api/v1/staff/chat/:chat_id/earlier/', DESK, 'Other chats of the same person')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(EarlierChats, ({ actor, params }) => earlierChats(platform, actor, params.chat_id))

  get(
    app,
    '/api/v1/staff/chat/:chat_id/earlier/:earlier_id/message/',
    DESK,
    'Read another chat of the same person; written down first',
  )
    .takes({ params: ChatPath.extend({ earlier_id: Id }), query: EarlierQuery, errors: ['not_found'] })
    .answers(EarlierMessages, ({ actor, params, query }) => {
      const { chat_id, earlier_id } = params
      return readEarlier(platform, actor, chat_id, earlier_id, query.before_seq)
    })
}
