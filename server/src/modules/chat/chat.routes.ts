import {
  AvailabilityQuery,
  Chat,
  Chats,
  HistoryQuery,
  Message,
  Messages,
  SendBody,
  ShownAvailability,
} from '@himoya/contract/chat'
import { Id } from '@himoya/contract/common'
import { z } from 'zod'
import { signedInActor, userActor } from '../../platform/core/actors.ts'
import type { App } from '../../platform/core/app-type.ts'
import { AppError } from '../../platform/core/errors.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import type { Platform } from '../../platform/platform.ts'
import { enterChat, sendMessage, type TakeAttachment } from './messages.service.ts'
import { readHistory } from './history/history.service.ts'
import type { DoorKeeper } from './availability/availability.service.ts'
import { openingWords } from './availability/opening-words.policy.ts'
import { endOwnChat, listChats } from './history/own-chats.service.ts'
import { sendDelay } from './writing/send-pace.service.ts'

type Given = { doors: DoorKeeper['doors']; takeAttachment: TakeAttachment }

const ChatPath = z.strictObject({ chat_id: Id })

/** The person's side over HTTP, and the messages of any chat for whoever may enter it (api.md, "chat, message"). */
export async function chatRoutes(app: App, platform: Platform, { doors, takeAttachment }: Given): Promise<void> {
  app.get(
    '/api/v1/chat/',
    { config: { access: 'user', summary: 'Own chats, the open one first' }, schema: { response: { 200: Chats } } },
    async (request) => {
      const lang = askedLanguage(request.headers['accept-language'])
      return listChats(platform, userActor(request.actor), lang)
    },
  )

  app.get(
    '/api/v1/chat/availability/',
    {
      config: { access: 'public', summary: 'Whether somebody is there to answer in this language' },
      schema: { querystring: AvailabilityQuery, response: { 200: ShownAvailability } },
    },
    async (request) => {
      const lang = request.query.lang ?? askedLanguage(request.headers['accept-language'])
      const { availability } = (await doors())[lang]
      const { opens_at } = availability
      return opens_at ? { ...availability, opens_text: openingWords(new Date(opens_at), lang, platform.now()) } : availability
    },
  )

  app.post(
    '/api/v1/chat/:chat_id/end/',
    {
      config: { access: 'user', summary: 'End own chat', errors: ['not_found'] },
      schema: { params: ChatPath, response: { 200: Chat } },
    },
    async (request) => endOwnChat(platform, userActor(request.actor), request.params.chat_id),
  )

  messageRoutes(app, platform, takeAttachment)
}

function messageRoutes(app: App, platform: Platform, takeAttachment: Given['takeAttachment']): void {
  app.get(
    '/api/v1/message/:chat_id/',
    {
      config: { access: 'user_or_staff', summary: 'Messages, ascending; the last 200', errors: ['not_found'] },
      schema: { params: ChatPath, querystring: HistoryQuery, response: { 200: Messages } },
    },
    async (request) => {
      const chat = await enterChat(platform, signedInActor(request.actor), request.params.chat_id)
      return readHistory(platform, chat, request.query)
    },
  )

  app.post(
    '/api/v1/message/:chat_id/',
    {
      config: {
        access: 'user_or_staff',
        summary: 'Send a message',
        errors: ['not_found', 'chat_ended', 'blocked', 'rate_limited'],
      },
      schema: { params: ChatPath, body: SendBody, response: { 200: Message } },
    },
    async (request) => {
      const actor = signedInActor(request.actor)
      const chat = await enterChat(platform, actor, request.params.chat_id)
      const retry_after = await sendDelay(platform, actor)
      if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
      const { attachment_id, ...send } = request.body
      const carried = attachment_id && (await takeAttachment(platform, actor, { ...send, chat_id: chat.id, attachment_id }))
      return (await sendMessage(platform, actor, chat, { ...send, ...carried })).message
    },
  )
}
