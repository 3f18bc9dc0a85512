import { ReadBody } from '@himoya/contract/chat/chat'
import { Id } from '@himoya/contract/common'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enterChat } from '../messages.service.ts'
import { markRead } from './reading.service.ts'

/** What `read` on a socket does, for who has none. */
export function readingRoutes(app: App, platform: Platform): void {
  const endpoints = [
    { path: '/api/v1/chat/:chat_id/read/', access: 'user' },
    { path: '/api/v1/staff/chat/:chat_id/read/', access: ['counsellor', 'supervisor'] },
  ] as const
  for (const { path, access } of endpoints) {
    post(app, path, access, 'Everything up to this message was read')
      .takes({ params: z.strictObject({ chat_id: Id }), body: ReadBody, errors: ['not_found'], idempotency: false })
      .does(async (request) => {
        const actor = request.actor
        const chat = await enterChat(platform, actor, request.params.chat_id)
        await markRead(platform, actor, chat.id, request.body.seq)
      })
  }
}
