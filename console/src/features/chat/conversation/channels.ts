import type { Message } from '@himoya/contract/chat/chat'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { Api } from '@himoya/kit/session/api-client'
import { EMPTY_STAFF_VIEW, type StaffChannel, type StaffChatView, type StaffSocket } from '@himoya/kit/chat/staff-socket'
import { createValue, type Value } from '../../../session/value.ts'

/** One chat on this computer: its live channel, and how far back it was read. */
export type ChatChannel = Pick<StaffChannel, 'send' | 'retry' | 'discard' | 'read' | 'typing'> & {
  live: Value<StaffChatView>
  /** Reads up to 200 messages before the oldest shown. */
  readOlder(): Promise<void>
}

export type ChatChannels = {
  /** Reads the newest 200 messages and follows the chat from there; the same channel as long as it is open. */
  open(chat_id: string): Promise<ChatChannel>
  /** Follows one's own chats: what is unsent leaves by itself, an answer or a whisper is heard whatever is open. */
  follow(chat_ids: string[]): Promise<void>
  /** What waits to be sent, over all chats. */
  unsent(): number
  closeAll(): void
}

type Deps = { api: Api; socket: StaffSocket; onMessage(): void; onTyping?(chat_id: string, on: boolean): void }
type OpenChannel = ChatChannel & { leave(): void }

/** Below the 64 chats one console socket may follow (chat-protocol.md). */
const MOST_CHANNELS = 60

/**
 * The chats this console follows. A channel stays open when the counsellor looks at another one: what was sent in it
 * still has to arrive, and its screen is at once complete when they come back.
 */
export function createChatChannels({ api, socket, onMessage, onTyping }: Deps): ChatChannels {
  const channels = new Map<string, Promise<OpenChannel>>()
  const opened = new Map<string, OpenChannel>()

  async function enter(chat_id: string): Promise<OpenChannel> {
    const newest = await api.get<Message[]>(`message/${chat_id}/?limit=${HISTORY_LIMIT}`)
    const live = createValue<StaffChatView>({ ...EMPTY_STAFF_VIEW, messages: newest })
    const channel = socket.enter(chat_id, (view) => {
      const grown = view.messages.at(-1)?.seq !== live.get().messages.at(-1)?.seq
      if (view.peer_types !== live.get().peer_types) onTyping?.(chat_id, view.peer_types)
      live.set(view)
      if (grown || view.ended) onMessage()
    })
    channel.merge(newest)
    const { send, retry, discard, read, typing, leave } = channel
    const held = { live, send, retry, discard, read, typing, leave, readOlder: () => readOlder(api, chat_id, channel) }
    opened.set(chat_id, held)
    return held
  }

  function close(chat_id: string): void {
    opened.get(chat_id)?.leave()
    opened.delete(chat_id)
    channels.delete(chat_id)
  }

  /** The chat looked at longest ago gives its place up, unless something of it is still to be sent. */
  function makePlace(): void {
    if (channels.size < MOST_CHANNELS) return
    const idle = [...channels.keys()].find((chat_id) => opened.get(chat_id)?.live.get().pending.length === 0)
    if (idle) close(idle)
  }

  function open(chat_id: string): Promise<OpenChannel> {
    const known = channels.get(chat_id)
    if (known) {
      channels.delete(chat_id)
      channels.set(chat_id, known)
      return known
    }
    makePlace()
    const held = enter(chat_id)
    channels.set(chat_id, held)
    // a history that could not be read is asked for anew the next time
    held.catch(() => channels.get(chat_id) === held && channels.delete(chat_id))
    return held
  }

  return {
    open,
    async follow(chat_ids) {
      const missing = chat_ids.filter((id) => !channels.has(id)).slice(0, MOST_CHANNELS - channels.size)
      // out of reach now: the next reading of the list, or opening the chat, tries again
      for (const chat_id of missing) await open(chat_id).catch(() => null)
    },
    unsent: () => [...opened.values()].reduce((sum, { live }) => sum + live.get().pending.length, 0),
    closeAll: () => [...channels.keys()].forEach(close),
  }
}

async function readOlder(api: Api, chat_id: string, channel: StaffChannel): Promise<void> {
  const oldest = channel.view().messages[0]?.seq ?? 1
  if (oldest <= 1) return
  channel.merge(await api.get<Message[]>(`message/${chat_id}/?before_seq=${oldest}&limit=${HISTORY_LIMIT}`))
}
