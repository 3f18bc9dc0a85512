import type { Message } from '@himoya/contract/chat'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { StaffFrame } from '@himoya/contract/staff'
import type { Api } from './api-client.ts'
import { memoryStorage } from './browser-storage.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { createLiveLink, type LinkState } from './live-link.ts'
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

/** The console's one socket, `/ws/staff/`: queue hints and up to 64 chats. */
export function createStaffSocket(options: StaffSocketOptions): StaffSocket {
  const { api, tokens } = options
  const outbox = options.outbox ?? createOutbox(memoryStorage())
  const rooms = new Map<string, Room>()
  let state: LinkState = 'stopped'

  const subscribe = (chat_id: string, room: Room): boolean =>
    link.send({ type: 'sub', chat_id, since: room.conversation.reached() })

  const link = createLiveLink<StaffFrame>({
    api,
    tokens,
    path: () => '/ws/staff/',
    onFrame(frame) {
      if (frame.type === 'hello') rooms.forEach((room, chat_id) => subscribe(chat_id, room))
      if (frame.type === 'hello' || frame.type === 'queue') options.onQueue()
      else if (frame.type === 'claimed') options.onClaimed?.(frame.chat_id, frame.by)
      else if ('chat_id' in frame && frame.chat_id) deliver(rooms.get(frame.chat_id), frame)
    },
    onState(next) {
      state = next
      if (next !== 'open') rooms.forEach((room) => room.conversation.closed())
      options.onState(next)
    },
  })

  return {
    start: link.start,
    stop: link.stop,
    state: () => state,
    enter(chat_id, onChange) {
      const { room, channel } = openRoom(chat_id, onChange)
      rooms.set(chat_id, room)
      subscribe(chat_id, room)
      return channel
    },
  }

  function openRoom(chat_id: string, onChange: (view: StaffChatView) => void): { room: Room; channel: StaffChannel } {
    let view: StaffChatView = { messages: [], pending: [], ended: false }
    const conversation = createConversation({
      chat_id,
      is_admin: true,
      outbox,
      adopts: (entry) => entry.chat_id === chat_id,
      readAfter: (after_seq) => api.get<Message[]>(`message/${chat_id}/?after_seq=${after_seq}`),
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
    const { merge, send, retry, discard } = conversation
    const leave = (): void => {
      if (rooms.get(chat_id) !== room) return
      rooms.delete(chat_id)
      conversation.closed()
      link.send({ type: 'unsub', chat_id })
    }
    return { room, channel: { view: () => view, merge, send, retry, discard, leave } }
  }
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
