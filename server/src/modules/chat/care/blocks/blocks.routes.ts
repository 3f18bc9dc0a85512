import { Id } from '@himoya/contract/common'
import { Block, BlockBody, Blocks } from '@himoya/contract/chat/desk'
import { z } from 'zod'
import type { App } from '../../../../platform/core/app-type.ts'
import { get, post } from '../../../../platform/http/routes.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { askBlock, confirmBlock, liftBlock, listBlocks, refuseBlock } from './blocks.service.ts'
import { ChatPath, DESK, SUPERVISORS } from '../care-paths.ts'

export function blockRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/block/', DESK, 'Blocks: a supervisor sees all, a counsellor those they asked for').answers(
    Blocks,
    ({ actor }) => listBlocks(platform, actor),
  )

  post(
    app,
    '/api/v1/staff/chat/:chat_id/block/',
    DESK,
    'Ask a second person to keep this chat’s person from writing until a date',
  )
    .takes({ params: ChatPath, body: BlockBody, errors: ['not_found', 'already_done'] })
    .creates(Block, ({ actor, params, body }) => askBlock(platform, actor, params.chat_id, body))

  const acts = { confirm: confirmBlock, refuse: refuseBlock, lift: liftBlock }
  for (const [name, act] of Object.entries(acts)) {
    post(app, `/api/v1/staff/block/:id/${name}/`, SUPERVISORS, `Block: ${name}`)
      .takes({ params: z.strictObject({ id: Id }), errors: ['not_found', 'second_person', 'already_done'], idempotency: false })
      .answers(Block, ({ actor, params }) => act(platform, actor, params.id))
  }
}
