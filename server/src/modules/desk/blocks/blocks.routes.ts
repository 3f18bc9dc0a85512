import { Id } from '@himoya/contract/common'
import { Block, BlockBody, Blocks } from '@himoya/contract/desk'
import { z } from 'zod'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { askBlock, confirmBlock, liftBlock, listBlocks, refuseBlock } from './blocks.service.ts'
import { ChatPath, DESK, SUPERVISORS } from '../desk-paths.ts'

export function blockRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/staff/block/',
    {
      config: { access: DESK, summary: 'Blocks: a supervisor sees all, a counsellor those they asked for' },
      schema: { response: { 200: Blocks } },
    },
    async (request) => listBlocks(platform, staffActor(request.actor)),
  )

  app.post(
    '/api/v1/staff/chat/:chat_id/block/',
    {
      config: {
        access: DESK,
        summary: 'Ask a second person to keep this chat’s person from writing until a date',
        errors: ['not_found', 'already_done'],
      },
      schema: { params: ChatPath, body: BlockBody, response: { 201: Block } },
    },
    async (request, reply) =>
      reply.status(201).send(await askBlock(platform, staffActor(request.actor), request.params.chat_id, request.body)),
  )

  const acts = { confirm: confirmBlock, refuse: refuseBlock, lift: liftBlock }
  for (const [name, act] of Object.entries(acts)) {
    app.post(
      `/api/v1/staff/block/:id/${name}/`,
      {
        config: {
          access: SUPERVISORS,
          summary: `Block: ${name}`,
          errors: ['not_found', 'second_person', 'already_done'],
          idempotency: false,
        },
        schema: { params: z.strictObject({ id: Id }), response: { 200: Block } },
      },
      async (request) => act(platform, staffActor(request.actor), request.params.id),
    )
  }
}
