import type { CaseFrame } from '@himoya/contract/reports/case-lists'
import type { FollowUpFrame } from '@himoya/contract/reports/follow-up-lists'
import type { Attachment, Message } from '@himoya/contract/chat/chat'
import type { DeskFrame } from '@himoya/contract/chat/desk'
import type { SosFrame } from '@himoya/contract/sos/sos'
import type { StaffFrame } from '@himoya/contract/staff/staff'
import type { Api } from '../session/api-client.ts'
import { memoryStorage } from '../browser-storage.ts'
import { type ChatSignals, createChatSignals, NO_SIGNALS, type Signals } from './chat-signals.ts'
import { type Conversation, createConversation } from './conversation.ts'
import type { LinkState } from '../link/live-link.ts'
import { createOutbox, type Outbox, type OutboxEntry } from './outbox.ts'
import { type ChatLink, createSteadyLink } from '../link/steady-link.ts'
import type { TokenStore } from '../session/token-store.ts'

/** `peer_types`: the person is writing; `read.me`: up to where this member of staff has read. */
export type StaffChatView = Pick<Signals, 'peer_types' | 'read'> & {
  messages: readonly Message[]
  pending: readonly OutboxEntry[]
  ended: boolean
  /** The person deleted the conversation: none of it is shown any more. */
  forgotten: boolean
}
export const EMPTY_STAFF_VIEW: StaffChatView = { ...NO_SIGNALS, messages: [], pending: [], ended: false, forgotten: false }

type StaffSocketOptions = {
  api: Api
  tokens: TokenStore
  outbox?: Outbox
  onState(state: LinkState): void
  /** The queue or somebody's claim changed: read the lists again. */
  onQueue(): void
  onClaimed?(chat_id: string, by: { id: string; alias: string }): void
  /** Notes, and hints that something beside a chat changed. */
  onDesk?(frame: DeskFrame): void
  /** A call for help came, or changed. */
  onSos?(frame: SosFrame): void
  /** Something happened to a case: read the board again. */
  onCase?(frame: CaseFrame): void
  /** What was promised changed, or its time comes. */
  onFollowUp?(frame: FollowUpFrame): void
  /** Up to which number the notes of a chat are here. */
  notesReached?(chat_id: string): number
}

export type StaffChannel = {
  view(): StaffChatView
  merge(messages: readonly Message[]): void
  /** An attachment is uploaded before. */
  send(text: string, attachment?: Attachment): Promise<void>
  retry(cid: string): Promise<void>
  discard(cid: string): Promise<void>
  /** Everything up to `seq` was really shown. */
  read(seq: number): void
  /** At every change of the text box: whether something stands in it. false when it loses the focus. */
  typing(on: boolean): void
  /** Unsubscribes. */
  leave(): void
}

export type StaffSocket = {
  start(): void
  stop(): void
  state(): LinkState
  /** Subscribes to a chat the caller may read; merge its history first or right after. One channel per chat. */
  enter(chat_id: string, onChange: (view: StaffChatView) => void): StaffChannel
}

type JoinedChat = { conversation: Conversation; signals: ChatSignals; end(changes: Partial<StaffChatView>): void }
type Desk = {
  options: StaffSocketOptions
  outbox: Outbox
  joined_chats: Map<string, JoinedChat>
  link: ChatLink
  state: LinkState
}

/** The console's one socket, `/ws/staff/`: queue hints and up to 64 chats. While it is missing, calls take its place. */
export function createStaffSocket(options: StaffSocketOptions): StaffSocket {
  const joined_chats: Desk['joined_chats'] = new Map()
  const desk: Desk = {
    options,
    outbox: options.outbox ?? createOutbox(memoryStorage()),
    joined_chats,
    state: 'stopped',
    link: createSteadyLink<StaffFrame>({
      api: options.api,
      tokens: options.tokens,
      path: () => '/ws/staff/',
      names_chat: true,
      chats: () => [...joined_chats].map(([chat_id, { conversation }]) => [chat_id, conversation.reached()] as const),
      onFrame: (frame) => receive(desk, frame),
      readPath: (chat_id) => `staff/chat/${chat_id}/read/`,
      onHttpFrame(chat_id, frame) {
        deliver(joined_chats.get(chat_id), 'type' in frame ? { ...frame, chat_id } : { type: 'message', chat_id, message: frame })
      },
      onPoll: options.onQueue,
      onState: (state) => turn(desk, state),
    }),
  }
  return {
    start: desk.link.start,
    stop: desk.link.stop,
    state: () => desk.state,
    enter: (chat_id, onChange) => enter(desk, chat_id, onChange),
  }
}

function turn(desk: Desk, state: LinkState): void {
  desk.state = state
  for (const { conversation } of desk.joined_chats.values()) {
    conversation.closed()
    if (state === 'polling') conversation.opened()
  }
  desk.options.onState(state)
}

function subscribe({ link, state, options }: Desk, chat_id: string, { conversation }: JoinedChat): void {
  const notes_since = options.notesReached?.(chat_id)
  // not open: the next hello subscribes to every chat
  link.send(chat_id, { type: 'sub', since: conversation.reached(), ...(notes_since === undefined ? {} : { notes_since }) })
  if (state === 'polling') conversation.opened()
}

function enter(desk: Desk, chat_id: string, onChange: (view: StaffChatView) => void): StaffChannel {
  const { options, outbox, joined_chats, link } = desk
  let view = EMPTY_STAFF_VIEW
  const update = (changes: Partial<StaffChatView>): void => {
    view = { ...view, ...changes }
    if (view.forgotten) view.messages = []
    onChange(view)
  }
  const conversation = createConversation({
    chat_id,
    is_admin: true,
    outbox,
    adopts: (entry) => entry.chat_id === chat_id,
    readAfter: (after_seq) => options.api.get<Message[]>(`message/${chat_id}/?after_seq=${after_seq}`),
    post: (frame) => link.send(chat_id, frame),
    ask: (from, to) => link.send(chat_id, { type: 'get', from, to }),
    dropLink: () => link.drop(),
    onChange: () => update({ messages: conversation.messages(), pending: conversation.pending() }),
  })
  const signals = createChatSignals({ is_admin: true, post: (frame) => link.send(chat_id, frame), onChange: update })
  const unfollow = conversation.follow()
  const joined_chat: JoinedChat = { conversation, signals, end: update }
  joined_chats.set(chat_id, joined_chat)
  subscribe(desk, chat_id, joined_chat)
  const { merge, retry, discard } = conversation
  const { read, typing } = signals
  function send(text: string, attachment?: Attachment): Promise<void> {
    typing(false)
    return conversation.send(text, attachment)
  }
  function leave(): void {
    if (joined_chats.get(chat_id) !== joined_chat) return
    joined_chats.delete(chat_id)
    unfollow()
    conversation.closed()
    link.send(chat_id, { type: 'unsub' })
  }
  return { view: () => view, merge, send, retry, discard, read, typing, leave }
}

function receive(desk: Desk, frame: StaffFrame): void {
  const { options, joined_chats } = desk
  if (frame.type === 'hello') joined_chats.forEach((joined_chat, chat_id) => subscribe(desk, chat_id, joined_chat))
  if (frame.type === 'hello' || frame.type === 'queue') options.onQueue()
  else if (frame.type === 'claimed') options.onClaimed?.(frame.chat_id, frame.by)
  else if (isDesk(frame)) options.onDesk?.(frame)
  else if (frame.type === 'case') options.onCase?.(frame)
  else if (frame.type === 'sos') options.onSos?.(frame)
  else if (frame.type === 'follow_up') options.onFollowUp?.(frame)
  else if ('chat_id' in frame && frame.chat_id) deliver(joined_chats.get(frame.chat_id), frame)
}

const DESK: readonly string[] = ['note', 'facts', 'transfer', 'block'] satisfies DeskFrame['type'][]
const isDesk = (frame: StaffFrame): frame is DeskFrame => DESK.includes(frame.type)

function deliver(joined_chat: JoinedChat | undefined, frame: StaffFrame): void {
  if (!joined_chat) return
  const { conversation, signals } = joined_chat
  if (frame.type === 'ack') conversation.acknowledge(frame)
  else if (frame.type === 'error') conversation.reject(frame)
  else if (frame.type === 'typing' || frame.type === 'read') signals.hear(frame)
  else if (frame.type === 'ended') joined_chat.end({ ended: true })
  else if (frame.type === 'forgotten') joined_chat.end({ ended: true, forgotten: true })
  else if (frame.type === 'message') {
    conversation.receive(frame.message)
    signals.hear(frame.message)
  } else if (frame.type === 'subscribed') {
    signals.opened(frame.read, conversation.resumed(frame.resume, frame.last_seq))
    conversation.opened()
  }
}
