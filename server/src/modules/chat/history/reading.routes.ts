import { ReadBody } from '@himoya/contract/chat'
import { Empty, Id } from '@himoya/contract/common'
import { z } from 'zod'
import { signedInActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { enterChat } from '../messages.service.ts'
import { markRead } from './reading.service.ts'

/** What `read` on a socket does, for who has none. */
export function readingRoutes(app: App, platform: Platform): void {
  const doors = [
    { path: '/api/v1/chat/:chat_id/read/', access: 'user' },
    { path: '/api/v1/staff/chat/:chat_id/read/', access: ['counsellor', 'supervisor'] },
  ] as const
  for (const { path, access } of doors) {
    app.post(
      path,
      {
        config: { access, summary: 'Everything up to this message was read', errors: ['not_found'], idempotency: false },
        schema: { params: z.strictObject({ chat_id: Id }), body: ReadBody, response: { 204: Empty } },
      },
      async (request, reply) => {
        const actor = signedInActor(request.actor)
        const chat = await enterChat(platform, actor, request.params.chat_id)
        await markRead(platform, actor, chat.id, request.body.seq)
        reply.status(204)
      },
    )
  }
}
