import type { Attachment, Message } from '@himoya/contract/chat/chat'
import type { Incoming } from '@himoya/contract/chat/socket'
import type { Api } from '@himoya/kit/session/api-client'
import { memoryStorage } from '@himoya/kit/browser-storage'
import { createChatLink } from './chat-link.ts'
import { type ChatSignals, createChatSignals, NO_SIGNALS, type Signals } from '@himoya/kit/chat/chat-signals'
import { type Conversation, createConversation } from '@himoya/kit/chat/conversation'
import type { LinkState } from '@himoya/kit/link/live-link'
import { createOutbox, type Keeping, type Outbox, type OutboxEntry } from '@himoya/kit/chat/outbox'
import { fromChatsOf } from '@himoya/kit/chat/outbox-adoption'
import type { TabLink } from './tab-link.ts'
import { createTabSnapshot, type TabSnapshot } from './tab-snapshot.ts'
import type { TokenStore } from '@himoya/kit/session/token-store'

/** What a chat screen shows. Lists keep their identity until they change. */
export type ChatView = Signals & {
  messages: readonly Message[]
  pending: readonly OutboxEntry[]
  link: LinkState
  /** How long what is pending lasts: say no more than that. */
  keeping: Keeping
}

export const EMPTY_CHAT_VIEW: ChatView = { ...NO_SIGNALS, messages: [], pending: [], link: 'stopped', keeping: 'page' }

type ChatClientOptions = {
  api: Api
  tokens: TokenStore
  chat_id: string
  /** The person's ended chats: what could not be sent there is sent here. */
  ended_chat_ids?: readonly string[]
  outbox?: Outbox
  /** In a browser: one tab connects for all. Without it this client connects for itself. */
  shares_tabs?: boolean
  onChange(view: ChatView): void
}

export type ChatClient = {
  view(): ChatView
  /** Connects; call it after the history was merged, so that the socket resumes behind it. */
  start(): void
  stop(): void
  /** Takes over what somebody else on this page has put into the same outbox meanwhile. */
  adopt(): void
  merge(messages: readonly Message[]): void
  /** Resolves once the text is safely in the outbox: only then clear the text box. The attachment is uploaded before. */
  send(text: string, attachment?: Attachment): Promise<void>
  /** Sends a refused message again under its old cid. */
  retry(cid: string): Promise<void>
  /** Gives a refused message up. */
  discard(cid: string): Promise<void>
  /** Everything up to `seq` was really shown: panel open, tab visible, scrolled there. */
  read(seq: number): void
  /** At every change of the text box: whether something stands in it. false when it loses the focus. */
  typing(on: boolean): void
}

/** The visitor's end of one chat over `/ws/chat/{id}/?v=1`. */
export function createChatClient(options: ChatClientOptions): ChatClient {
  const { api, tokens, chat_id, outbox = createOutbox(memoryStorage()), shares_tabs = false } = options
  let view = EMPTY_CHAT_VIEW
  const update = (changes: Partial<ChatView>): void => {
    view = { ...view, ...changes, keeping: outbox.keeping?.() ?? 'page' }
    options.onChange(view)
  }

  const onChange = (): void => update({ messages: conversation.messages(), pending: conversation.pending() })
  const conversation = openConversation({ ...options, outbox, onChange }, () => link)
  const signals = createChatSignals({ is_admin: false, post: (frame) => link.send(chat_id, frame), onChange: update })
  const tabs = createTabSnapshot({ conversation, signals, view: () => view, update })
  const link = createChatLink({
    api,
    tokens,
    chat_id,
    shares_tabs,
    reached: conversation.reached,
    onFrame: (frame) => receive(parts, frame),
    onState(state) {
      conversation.closed()
      if (state === 'polling') opened(parts, undefined)
      update({ link: state })
    },
    snapshot: tabs.take,
    onSnapshot: tabs.hear,
  })
  const parts: Parts = { conversation, signals, link, tabs }

  const following = createFollowing(conversation)
  const { merge, retry, discard } = conversation
  return {
    view: () => view,
    merge,
    retry,
    discard,
    typing: signals.typing,
    start() {
      following.begin()
      link.start()
    },
    adopt: following.again,
    stop() {
      following.end()
      link.stop()
    },
    async send(text, attachment) {
      signals.typing(false)
      await conversation.send(text, attachment)
      link.check()
    },
    read(seq) {
      signals.read(seq)
      link.tell({ type: 'read', who: 'me', seq })
    },
  }
}

function createFollowing({ follow }: Conversation) {
  let unfollow: (() => void) | null = follow()
  const end = (): void => {
    unfollow?.()
    unfollow = null
  }
  const begin = (): void => void (unfollow ??= follow())
  return { begin, end, again: () => (end(), begin()) }
}

function openConversation(
  { api, chat_id, ended_chat_ids = [], outbox, onChange }: ChatClientOptions & { outbox: Outbox; onChange: () => void },
  link: () => TabLink<Incoming>,
): Conversation {
  return createConversation({
    chat_id,
    is_admin: false,
    outbox,
    adopts: fromChatsOf(chat_id, ended_chat_ids),
    readAfter: (after_seq) => api.get<Message[]>(`message/${chat_id}/?after_seq=${after_seq}`),
    post: (frame) => link().send(chat_id, frame),
    ask: (from, to) => link().send(chat_id, { type: 'get', from, to }),
    dropLink: () => link().drop(),
    onChange,
  })
}

type Parts = { conversation: Conversation; signals: ChatSignals; link: TabLink<Incoming>; tabs: TabSnapshot }

function receive(parts: Parts, frame: Incoming): void {
  const { conversation, signals, link, tabs } = parts
  if (frame.type === 'ack') {
    const message = conversation.acknowledge(frame)
    if (message && link.leads()) link.tell(message)
  } else if (frame.type === 'error') conversation.reject(frame)
  else if (frame.type === 'hello') {
    const is_anew = conversation.resumed(frame.resume, frame.last_seq)
    tabs.note(is_anew ? frame.now : null)
    opened(parts, frame.read, is_anew)
  } else if (frame.type === undefined) {
    conversation.receive(frame)
    signals.hear(frame)
  } else if (frame.type === 'read' || frame.type === 'typing' || frame.type === 'state') signals.hear(frame)
}

/** A way to the server is there. What is pending leaves by one tab alone. */
function opened({ conversation, signals, link }: Parts, read: { me: number; peer: number } | undefined, is_anew = false): void {
  signals.opened(read, is_anew)
  if (link.leads()) conversation.opened()
}
