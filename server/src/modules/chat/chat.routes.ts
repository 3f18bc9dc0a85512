import {
  AvailabilityQuery,
  Chat,
  Chats,
  HistoryQuery,
  Message,
  Messages,
  SendBody,
  ShownAvailability,
} from '@himoya/contract/chat/chat'
import { Id } from '@himoya/contract/common'
import { z } from 'zod'
import type { App } from '../../platform/core/app-type.ts'
import { get, post } from '../../platform/http/routes.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterChat, sendMessage, type TakeAttachment } from './messages.service.ts'
import { readHistory } from './history/history.service.ts'
import type { ServiceStatusReader } from './availability/availability.service.ts'
import { openingWords } from './availability/opening-words.policy.ts'
import { askForAnother } from './another/another.service.ts'
import { endOwnChat, listChats } from './history/own-chats.service.ts'
import { assertPace } from './writing/send-pace.service.ts'

type Given = { serviceStatuses: ServiceStatusReader['serviceStatuses']; takeAttachment: TakeAttachment }

const ChatPath = z.strictObject({ chat_id: Id })

/** The person's side over HTTP, and the messages of any chat for whoever may enter it (api.md, "chat, message"). */
export async function chatRoutes(app: App, platform: Platform, { serviceStatuses, takeAttachment }: Given): Promise<void> {
  get(app, '/api/v1/chat/', 'user', 'Own chats, the open one first').answers(Chats, (request) => {
    const lang = askedLanguage(request.headers['accept-language'])
    return listChats(platform, request.actor, lang)
  })

  get(app, '/api/v1/chat/availability/', 'public', 'Whether somebody is there to answer in this language')
    .takes({ query: AvailabilityQuery })
    .answers(ShownAvailability, async (request) => {
      const lang = request.query.lang ?? askedLanguage(request.headers['accept-language'])
      const { availability } = (await serviceStatuses())[lang]
      const { opens_at } = availability
      return opens_at ? { ...availability, opens_text: openingWords(new Date(opens_at), lang, platform.now()) } : availability
    })

  post(app, '/api/v1/chat/:chat_id/end/', 'user', 'End own chat')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(Chat, ({ actor, params }) => endOwnChat(platform, actor, params.chat_id))

  post(app, '/api/v1/chat/:chat_id/another-counsellor/', 'user', 'Ask for somebody else than who has or had the chat')
    .takes({ params: ChatPath, errors: ['not_found'] })
    .answers(Chats, (request) =>
      askForAnother(platform, request.actor, request.params.chat_id, askedLanguage(request.headers['accept-language'])),
    )

  messageRoutes(app, platform, takeAttachment)
}

function messageRoutes(app: App, platform: Platform, takeAttachment: Given['takeAttachment']): void {
  get(app, '/api/v1/message/:chat_id/', 'user_or_staff', 'Messages, ascending; the last 200')
    .takes({ params: ChatPath, query: HistoryQuery, errors: ['not_found'] })
    .answers(Messages, async ({ actor, params, query }) => {
      const chat = await enterChat(platform, actor, params.chat_id)
      return readHistory(platform, chat, query)
    })

  post(app, '/api/v1/message/:chat_id/', 'user_or_staff', 'Send a message')
    .takes({ params: ChatPath, body: SendBody, errors: ['not_found', 'chat_ended', 'blocked', 'rate_limited'] })
    .answers(Message, async (request) => {
      const actor = request.actor
      const chat = await enterChat(platform, actor, request.params.chat_id)
      await assertPace(platform, actor)
      const { attachment_id, ...send } = request.body
      const carried = attachment_id && (await takeAttachment(platform, actor, { ...send, chat_id: chat.id, attachment_id }))
      return (await sendMessage(platform, actor, chat, { ...send, ...carried })).message
    })
}
