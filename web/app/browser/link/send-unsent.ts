import type { Chat } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { createConversation } from '@himoya/kit/chat/conversation'
import { createKeptOutbox } from '@himoya/kit/chat/kept-outbox'
import { fromChatsOf } from '@himoya/kit/chat/outbox-adoption'
import { OUTBOX_DATABASE } from '@himoya/kit/chat/unsent-mark'
import { createHttpLink } from '@himoya/kit/link/http-link'
import type { Api } from '@himoya/kit/session/api-client'
import type { TokenStore } from '@himoya/kit/session/token-store'
import { LEAVE_EVENT } from '../island-events.ts'

/**
 * What was sent on a page that was left before it arrived goes on from this one, whose chat may stay closed: by calls, in its
 * order, until nothing waits. A chat that is opened meanwhile may send the same again; its `cid` makes it one message.
 */
export function sendUnsent({ api, tokens }: { api: Api; tokens: TokenStore }, chats: readonly Chat[]): void {
  const [chat] = chats
  if (!chat) return
  const ended_chat_ids = chats.filter(({ state }) => state === CHAT_STATE.ended).map(({ id }) => id)
  const http = createHttpLink(
    {
      api,
      chats: () => [],
      readPath: () => '',
      onHttpFrame: (_, frame) => ('type' in frame ? conversation.reject(frame) : conversation.merge([frame])),
    },
    () => {},
  )
  let has_begun = false
  const conversation = createConversation({
    chat_id: chat.id,
    is_admin: false,
    outbox: createKeptOutbox(OUTBOX_DATABASE, tokens),
    adopts: fromChatsOf(chat.id, ended_chat_ids),
    readAfter: async () => [],
    post: (frame) => http.send(chat.id, frame),
    ask: () => false,
    dropLink: () => (conversation.closed(), conversation.opened()),
    onChange() {
      const waits = conversation.pending().some(({ failed }) => failed === null)
      if (has_begun && !waits) stop()
      has_begun ||= waits
    },
  })
  const unfollow = conversation.follow()
  const stop = (): void => {
    conversation.closed()
    unfollow()
    document.removeEventListener(LEAVE_EVENT, stop)
  }
  document.addEventListener(LEAVE_EVENT, stop)
  conversation.opened()
}
