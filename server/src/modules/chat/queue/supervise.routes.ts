import { Id } from '@himoya/contract/common'
import { StaffChat } from '@himoya/contract/staff/staff'
import { ReasonBody, ReassignBody, Wall } from '@himoya/contract/chat/wall'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ServiceStatusReader } from '../availability/availability.service.ts'
import type { QueueKeeper } from './queue-keeper.service.ts'
import { lookInto, reassign, takeOver } from './supervise.service.ts'
import { readWall } from './wall.service.ts'

const ChatPath = z.strictObject({ chat_id: Id })
const SUPERVISORS = ['supervisor'] as const

/** What only a supervisor does: the live wall, looking in, taking over, handing on. */
export async function superviseRoutes(
  app: App,
  platform: Platform,
  service_status_reader: ServiceStatusReader,
  keeper: Pick<QueueKeeper, 'isGone'>,
): Promise<void> {
  get(app, '/api/v1/staff/wall/', SUPERVISORS, 'The team at this moment, in numbers').answers(Wall, () =>
    readWall(platform, service_status_reader, keeper),
  )

  const acts = {
    view: { act: lookInto, summary: 'Look into a chat silently; the reason goes to the audit first' },
    'take-over': { act: takeOver, summary: 'Make a chat one’s own' },
  }
  for (const [name, { act, summary }] of Object.entries(acts)) {
    post(app, `/api/v1/staff/chat/:chat_id/${name}/`, SUPERVISORS, summary)
      .takes({ params: ChatPath, body: ReasonBody, errors: ['not_found', 'chat_ended'], idempotency: false })
      .answers(StaffChat, ({ actor, params, body }) => act(platform, actor, params.chat_id, body))
  }

  post(app, '/api/v1/staff/chat/:chat_id/reassign/', SUPERVISORS, 'Hand a chat to somebody on shift')
    .takes({ params: ChatPath, body: ReassignBody, errors: ['not_found', 'chat_ended'], idempotency: false })
    .answers(StaffChat, ({ actor, params, body }) => reassign(platform, actor, params.chat_id, body))
}
