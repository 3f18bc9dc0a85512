import { Id } from '@himoya/contract/common'
import { StaffChat } from '@himoya/contract/staff'
import { ReasonBody, ReassignBody, Wall } from '@himoya/contract/wall'
import { z } from 'zod'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DoorKeeper } from '../availability/availability.service.ts'
import { lookInto, reassign, takeOver } from './supervise.service.ts'
import { readWall } from './wall.service.ts'

const params = z.strictObject({ chat_id: Id })
const SUPERVISORS = ['supervisor'] as const

/** What only a supervisor does: the live wall, looking in, taking over, handing on. */
export async function superviseRoutes(app: App, platform: Platform, doors: DoorKeeper): Promise<void> {
  app.get(
    '/api/v1/staff/wall/',
    { config: { access: SUPERVISORS, summary: 'The team at this moment, in numbers' }, schema: { response: { 200: Wall } } },
    () => readWall(platform, doors),
  )

  const acts = {
    view: { act: lookInto, summary: 'Look into a chat silently; the reason goes to the audit first' },
    'take-over': { act: takeOver, summary: 'Make a chat one’s own' },
  }
  for (const [name, { act, summary }] of Object.entries(acts)) {
    app.post(
      `/api/v1/staff/chat/:chat_id/${name}/`,
      {
        config: { access: SUPERVISORS, summary, errors: ['not_found', 'chat_ended'], idempotency: false },
        schema: { params, body: ReasonBody, response: { 200: StaffChat } },
      },
      (request) => act(platform, staffActor(request.actor), request.params.chat_id, request.body),
    )
  }

  app.post(
    '/api/v1/staff/chat/:chat_id/reassign/',
    {
      config: {
        access: SUPERVISORS,
        summary: 'Hand a chat to somebody on shift',
        errors: ['not_found', 'chat_ended'],
        idempotency: false,
      },
      schema: { params, body: ReassignBody, response: { 200: StaffChat } },
    },
    (request) => reassign(platform, staffActor(request.actor), request.params.chat_id, request.body),
  )
}
