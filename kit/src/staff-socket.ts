import type { Message } from '@himoya/contract/chat'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { StaffFrame } from '@himoya/contract/staff'
import type { Api } from './api-client.ts'
import { memoryStorage } from './browser-storage.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { createLiveLink, type LinkState, type LiveLink } from './live-link.ts'
import { createOutbox, type Outbox, type OutboxEntry } from './outbox.ts'
import type { TokenStore } from './token-store.ts'

export type StaffChatView = { messages: readonly Message[]; pending: readonly OutboxEntry[]; ended: boolean }

type StaffSocketOptions = {
  api: Api
  tokens: TokenStore
  outbox?: Outbox
  onState(state: LinkState): void
  /** The queue or somebody's claim changed: read the lists again. */
  onQueue(): void
  onClaimed?(chat_id: string, by: { id: string; alias: string }): void
}

export type StaffChannel = {
  view(): StaffChatView
  merge(messages: readonly Message[]): void
  send(text: string): Promise<void>
  retry(cid: string): Promise<void>
  discard(cid: string): Promise<void>
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

type Room = { conversation: Conversation; ended: boolean; notify(): void }
type Desk = { options: StaffSocketOptions; outbox: Outbox; rooms: Map<string, Room>; link: LiveLink; state: LinkState }

/** The console's one socket, `/ws/staff/`: queue hints and up to 64 chats. */
export function createStaffSocket(options: StaffSocketOptions): StaffSocket {
  const desk: Desk = {
    options,
    outbox: options.outbox ?? createOutbox(memoryStorage()),
    rooms: new Map(),
    state: 'stopped',
    link: createLiveLink<StaffFrame>({
      api: options.api,
      tokens: options.tokens,
      path: () => '/ws/staff/',
      onFrame: (frame) => receive(desk, frame),
      onState(state) {
        desk.state = state
        if (state !== 'open') desk.rooms.forEach(({ conversation }) => conversation.closed())
        options.onState(state)
      },
    }),
  }
  return {
    start: desk.link.start,
    stop: desk.link.stop,
    state: () => desk.state,
    enter: (chat_id, onChange) => enter(desk, chat_id, onChange),
  }
}

function subscribe({ link }: Desk, chat_id: string, { conversation }: Room): void {
  // not open: the next hello subscribes to every room
  link.send({ type: 'sub', chat_id, since: conversation.reached() })
}

function enter(desk: Desk, chat_id: string, onChange: (view: StaffChatView) => void): StaffChannel {
  const { options, outbox, rooms, link } = desk
  let view: StaffChatView = { messages: [], pending: [], ended: false }
  const conversation = createConversation({
    chat_id,
    is_admin: true,
    outbox,
    adopts: (entry) => entry.chat_id === chat_id,
    readAfter: (after_seq) => options.api.get<Message[]>(`message/${chat_id}/?after_seq=${after_seq}`),
    post: (frame) => link.send({ ...frame, chat_id }),
    dropLink: () => link.drop(),
    onChange: () => room.notify(),
  })
  const room: Room = {
    conversation,
    ended: false,
    notify() {
      view = { messages: conversation.messages(), pending: conversation.pending(), ended: room.ended }
      onChange(view)
    },
  }
  rooms.set(chat_id, room)
  subscribe(desk, chat_id, room)
  const { merge, send, retry, discard } = conversation
  const leave = (): void => {
    if (rooms.get(chat_id) !== room) return
    rooms.delete(chat_id)
    conversation.closed()
    link.send({ type: 'unsub', chat_id })
  }
  return { view: () => view, merge, send, retry, discard, leave }
}

function receive(desk: Desk, frame: StaffFrame): void {
  const { options, rooms } = desk
  if (frame.type === 'hello') rooms.forEach((room, chat_id) => subscribe(desk, chat_id, room))
  if (frame.type === 'hello' || frame.type === 'queue') options.onQueue()
  else if (frame.type === 'claimed') options.onClaimed?.(frame.chat_id, frame.by)
  else if ('chat_id' in frame && frame.chat_id) deliver(rooms.get(frame.chat_id), frame)
}

function deliver(room: Room | undefined, frame: StaffFrame): void {
  if (!room) return
  if (frame.type === 'message') room.conversation.receive(frame.message)
  else if (frame.type === 'subscribed')
    room.conversation.opened(frame.last_seq, frame.last_seq - room.conversation.reached() > HISTORY_LIMIT)
  else if (frame.type === 'ack') room.conversation.acknowledge(frame)
  else if (frame.type === 'error') room.conversation.reject(frame)
  else if (frame.type === 'ended') {
    room.ended = true
    room.notify()
  }
}
