import { Id } from '@himoya/contract/common'
import { StaffChat, StaffChats, StaffChatsQuery } from '@himoya/contract/staff/staff'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get, post } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { claimChat, endChat, releaseChat } from './claim.service.ts'
import type { QueueKeeper } from './queue-keeper.service.ts'
import { listQueue, listStaffChats, showStaffChat } from './queue.service.ts'

const ChatPath = z.strictObject({ chat_id: Id })
/** Editors and admins see no personal text (safety.md 20). */
const ACCESS = ['counsellor', 'supervisor'] as const

/** The console's side over HTTP (api.md, "staff"). */
export async function queueRoutes(app: App, platform: Platform, keeper: Pick<QueueKeeper, 'heard'>): Promise<void> {
  get(app, '/api/v1/staff/queue/', ACCESS, 'Who waits, by risk, the longest first').answers(StaffChats, (request) => {
    const actor = request.actor
    keeper.heard(actor.id)
    return listQueue(platform, actor)
  })

  get(app, '/api/v1/staff/chat/', ACCESS, "One's own chats or the team's")
    .takes({ query: StaffChatsQuery })
    .answers(StaffChats, ({ actor, query }) => listStaffChats(platform, actor, query))

  get(app, '/api/v1/staff/chat/:chat_id/', ACCESS, 'One chat')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(StaffChat, ({ actor, params }) => showStaffChat(platform, actor, params.chat_id))

  const acts = { claim: claimChat, release: releaseChat, end: endChat }
  for (const [name, act] of Object.entries(acts)) {
    post(app, `/api/v1/staff/chat/:chat_id/${name}/`, ACCESS, `Chat: ${name}`)
      .takes({ params: ChatPath, errors: ['not_found', 'already_claimed', 'asked_for_another', 'too_many_chats', 'chat_ended'] })
      .answers(StaffChat, ({ actor, params }) => act(platform, actor, params.chat_id))
  }
}
