import type { Message } from '@himoya/contract/chat'
import type { Incoming } from '@himoya/contract/socket'
import type { Api } from './api-client.ts'
import { memoryStorage } from './browser-storage.ts'
import { createConversation } from './conversation.ts'
import { createLiveLink, type LinkState } from './live-link.ts'
import { createOutbox, type Outbox, type OutboxEntry } from './outbox.ts'
import type { TokenStore } from './token-store.ts'

/** What a chat screen shows. Lists keep their identity until they change. */
export type ChatView = {
  messages: readonly Message[]
  pending: readonly OutboxEntry[]
  link: LinkState
}

type ChatClientOptions = {
  api: Api
  tokens: TokenStore
  chat_id: string
  /** The person's ended chats: what could not be sent there is sent here. */
  ended_chat_ids?: readonly string[]
  outbox?: Outbox
  onChange(view: ChatView): void
}

export type ChatClient = {
  view(): ChatView
  /** Connects; call it after the history was merged, so that the socket resumes behind it. */
  start(): void
  stop(): void
  merge(messages: readonly Message[]): void
  /** Resolves once the text is safely in the outbox: only then clear the text box. */
  send(text: string): Promise<void>
  /** Sends a refused message again under its old cid. */
  retry(cid: string): Promise<void>
  /** Gives a refused message up. */
  discard(cid: string): Promise<void>
}

/** The visitor's end of one chat over `/ws/chat/{id}/?v=1`. */
export function createChatClient(options: ChatClientOptions): ChatClient {
  const { api, tokens, chat_id, ended_chat_ids = [], outbox, onChange } = options
  let view: ChatView = { messages: [], pending: [], link: 'stopped' }
  const update = (changes: Partial<ChatView>): void => {
    view = { ...view, ...changes }
    onChange(view)
  }

  const link = createLiveLink<Incoming>({
    api,
    tokens,
    path: () => `/ws/chat/${chat_id}/?v=1&since=${conversation.reached()}`,
    onFrame(frame) {
      if (frame.type === undefined) conversation.receive(frame)
      else if (frame.type === 'hello') conversation.opened(frame.last_seq, frame.resume === 'gap')
      else if (frame.type === 'ack') conversation.acknowledge(frame)
      else if (frame.type === 'error') conversation.reject(frame)
    },
    onState(state) {
      if (state !== 'open') conversation.closed()
      update({ link: state })
    },
  })

  const conversation = createConversation({
    chat_id,
    is_admin: false,
    outbox: outbox ?? createOutbox(memoryStorage()),
    // only from this person's chats: somebody else may have used this tab before
    adopts: (entry) => entry.chat_id === chat_id || (entry.failed === 'chat_ended' && ended_chat_ids.includes(entry.chat_id)),
    readAfter: (after_seq) => api.get<Message[]>(`message/${chat_id}/?after_seq=${after_seq}`),
    post: (frame) => link.send(frame),
    dropLink: () => link.drop(),
    onChange: () => update({ messages: conversation.messages(), pending: conversation.pending() }),
  })

  const { merge, send, retry, discard } = conversation
  return { view: () => view, start: link.start, stop: link.stop, merge, send, retry, discard }
}
