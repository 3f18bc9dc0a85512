import { Id } from '@himoya/contract/common'
import { StaffChat, StaffChats, StaffChatsQuery } from '@himoya/contract/staff'
import { z } from 'zod'
import { staffActor } from '../../../platform/core/actors.ts'
import type { App } from '../../../platform/core/app-type.ts'
import type { Platform } from '../../../platform/platform.ts'
import { claimChat, endChat, releaseChat } from './claim.service.ts'
import type { QueueKeeper } from './queue-keeper.service.ts'
import { listQueue, listStaffChats, showStaffChat } from './queue.service.ts'

const ChatPath = z.strictObject({ chat_id: Id })
/** Editors and admins see no personal text (safety.md 20). */
const ACCESS = ['counsellor', 'supervisor'] as const

/** The console's side over HTTP (api.md, "staff"). */
export async function queueRoutes(app: App, platform: Platform, keeper: Pick<QueueKeeper, 'heard'>): Promise<void> {
  app.get(
    '/api/v1/staff/queue/',
    { config: { access: ACCESS, summary: 'Who waits, by risk, the longest first' }, schema: { response: { 200: StaffChats } } },
    async (request) => {
      const actor = staffActor(request.actor)
      keeper.heard(actor.id)
      return listQueue(platform, actor)
    },
  )

  app.get(
    '/api/v1/staff/chat/',
    {
      config: { access: ACCESS, summary: "One's own chats or the team's" },
      schema: { querystring: StaffChatsQuery, response: { 200: StaffChats } },
    },
    async (request) => listStaffChats(platform, staffActor(request.actor), request.query),
  )

  app.get(
    '/api/v1/staff/chat/:chat_id/',
    {
      config: { access: ACCESS, summary: 'One chat', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: StaffChat } },
    },
    async (request) => showStaffChat(platform, staffActor(request.actor), request.params.chat_id),
  )

  const acts = { claim: claimChat, release: releaseChat, end: endChat }
  for (const [name, act] of Object.entries(acts)) {
    app.post(
      `/api/v1/staff/chat/:chat_id/${name}/`,
      {
        config: {
          access: ACCESS,
          summary: `Chat: ${name}`,
          errors: ['not_found', 'already_claimed', 'too_many_chats', 'chat_ended'],
        },
        schema: { params: ChatPath, response: { 200: StaffChat } },
      },
      async (request) => act(platform, staffActor(request.actor), request.params.chat_id),
    )
  }
}
