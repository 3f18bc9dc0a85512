import { Message } from '@himoya/contract/chat'
import { LastPlan, SendPlanBody } from '@himoya/contract/desk'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ChatPath, DESK } from '../desk-paths.ts'
import { lastPlan, sendPlan } from './plan.service.ts'

export function planRoutes(app: App, platform: Platform): void {
  const path = '/api/v1/staff/chat/:chat_id/plan/'
  app.get(
    path,
    {
      config: { access: DESK, summary: 'The newest safety plan sent into a chat', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: LastPlan } },
    },
    async (request) => lastPlan(platform, staffActor(request.actor), request.params.chat_id),
  )

  app.post(
    path,
    {
      config: { access: DESK, summary: 'Send a safety plan into a chat', errors: ['not_found', 'chat_ended'] },
      schema: { params: ChatPath, body: SendPlanBody, response: { 200: Message } },
    },
    async (request) => sendPlan(platform, staffActor(request.actor), request.params.chat_id, request.body),
  )
}
