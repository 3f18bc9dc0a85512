import { Message } from '@himoya/contract/chat/chat'
import { ChatPlan, LastPlan, SendPlanBody } from '@himoya/contract/chat/safety-plans'
import type { App } from '../../../../platform/core/app-type.ts'
import { get, post } from '../../../../platform/http/routes.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { ChatPath, DESK } from '../care-paths.ts'
import { chatPlan, earlierPlan, ownPlan, sendPlan } from './plan.service.ts'

const SENT_ERRORS = ['not_found', 'chat_ended', 'blocked', 'rate_limited', 'changed_meanwhile'] as const

export function planRoutes(app: App, platform: Platform): void {
  const path = '/api/v1/staff/chat/:chat_id/plan/'
  get(app, path, DESK, 'The newest safety plan sent into a chat')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(ChatPlan, ({ actor, params }) => chatPlan(platform, actor, params.chat_id))

  get(app, `${path}earlier/`, DESK, 'The newest safety plan of the person’s other chats')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(LastPlan, ({ actor, params }) => earlierPlan(platform, actor, params.chat_id))

  post(app, path, DESK, 'Send a safety plan into a chat')
    .takes({ params: ChatPath, body: SendPlanBody, errors: SENT_ERRORS })
    .answers(Message, ({ actor, params, body }) => sendPlan(platform, actor, params.chat_id, body))

  get(app, '/api/v1/chat/plan/', 'user', 'Own safety plan, the newest of all own chats').answers(LastPlan, ({ actor }) =>
    ownPlan(platform, actor),
  )

  post(app, '/api/v1/chat/:chat_id/plan/', 'user', 'Change own safety plan')
    .takes({ params: ChatPath, body: SendPlanBody, errors: SENT_ERRORS })
    .answers(Message, ({ actor, params, body }) => sendPlan(platform, actor, params.chat_id, body))
}
