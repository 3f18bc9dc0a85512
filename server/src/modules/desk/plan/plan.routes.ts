import { Message } from '@himoya/contract/chat'
import { LastPlan, SendPlanBody } from '@himoya/contract/desk'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ChatPath, DESK } from '../desk-paths.ts'
import { lastPlan, sendPlan } from './plan.service.ts'

export function planRoutes(app: App, platform: Platform): void {
  const path = '/api/v1/staff/chat/:chat_id/plan/'
  get(app, path, DESK, 'The newest safety plan sent into a chat')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(LastPlan, ({ actor, params }) => lastPlan(platform, actor, params.chat_id))

  post(app, path, DESK, 'Send a safety plan into a chat')
    .takes({ params: ChatPath, body: SendPlanBody, errors: ['not_found', 'chat_ended'] })
    .answers(Message, ({ actor, params, body }) => sendPlan(platform, actor, params.chat_id, body))
}
