import type { Chat, Message } from '@himoya/contract/chat'
import { CHAT_STATE } from '@himoya/contract/chat-states'
import { type ChatClient, type ChatView, createChatClient, EMPTY_CHAT_VIEW } from '../../browser/link/chat-client.ts'
import { useQuery, useQueryClient } from '../../session/use-query.ts'
import { useEffect, useRef, useState } from 'react'
import { askOnce } from '../../ui/screen/ask-once.ts'
import { LEAVE_EVENT } from '../../browser/island-events.ts'
import { useFirstMoment } from './first/use-first-moment.ts'
import { useSession } from '../../session/session.ts'
import { CHAT_KEY } from '../../session/visitor-session.ts'

export type ChatScreen = ChatView & {
  state: 'loading' | 'failed' | 'ready'
  client: ChatClient | null
  chat: Chat | undefined
  chat_id: string | undefined
  /** The person's other chats: ended ones, the newest first. */
  earlier: readonly Chat[]
  /** Asks for everything again; a session that has ended meanwhile is noticed here. */
  reload(): void
  /** Leaves an ended or deleted chat for the one that is open now. */
  moveOn(): Promise<void>
}

/** The visitor's chat: the first of the list, its history, then the live connection behind it (seed sections 3, 4, 7). */
export function useChat(): ChatScreen {
  const { api, tab_storage } = useSession()
  const queries = useQueryClient()
  const { chat, earlier, chats, moveOn } = useShownChat()
  const chat_id = chat?.id
  const history = useQuery({
    queryKey: ['Message', chat_id],
    queryFn: ({ signal }) => api.get<Message[]>(`message/${chat_id}/`, { signal }),
    enabled: chat_id !== undefined,
  })
  const { client, view } = useChatClient(
    chat_id,
    earlier.map(({ id }) => id),
  )

  useEffect(() => {
    if (!client || !history.data) return
    client.merge(history.data)
    client.start()
  }, [client, history.data])

  useNextChat(view, moveOn)
  useEffect(() => {
    if (chat_id) tab_storage.set(CHAT_KEY, chat_id)
  }, [chat_id, tab_storage])

  const failed = chats.isError || history.isError
  return {
    ...view,
    client,
    chat,
    chat_id,
    earlier,
    state: history.data ? 'ready' : failed ? 'failed' : 'loading',
    reload: () => void queries.invalidateQueries(),
    moveOn,
  }
}

/**
 * The chat on the screen stays there when it ends, so that its end can be read; the next one takes its place when the
 * person writes again. One that is gone from the list was deleted, maybe on another device.
 */
function useShownChat() {
  const { api } = useSession()
  const queries = useQueryClient()
  const ask = (): Promise<Chat[]> => api.get<Chat[]>('chat/')
  const chats = useQuery({
    queryKey: ['Chat'],
    // The first answer may be the one that the page's bell asked for; later ones are asked for because something changed.
    queryFn: () => (queries.getQueryData(['Chat']) ? ask() : askOnce('chat/', ask)),
  })
  const list = chats.data
  const [held, setHeld] = useState<string>()
  const chat = list?.find(({ id }) => id === held) ?? list?.[0]
  useEffect(() => setHeld(chat?.id), [chat?.id])
  return {
    chats,
    chat,
    earlier: list?.filter(({ id, state }) => id !== chat?.id && state === CHAT_STATE.ended) ?? [],
    async moveOn() {
      const answer = await chats.refetch()
      setHeld(answer.data?.[0]?.id)
    },
  }
}

function useChatClient(chat_id: string | undefined, earlier_ids: string[]): { client: ChatClient | null; view: ChatView } {
  const { api, tokens, outbox } = useSession()
  const first = useFirstMoment()
  const [client, setClient] = useState<ChatClient | null>(null)
  const [view, setView] = useState(EMPTY_CHAT_VIEW)
  // only a new client asks for it
  const ended_chat_ids = useRef(earlier_ids)
  ended_chat_ids.current = earlier_ids

  useEffect(() => {
    if (!chat_id) return
    const made = createChatClient({
      api,
      tokens,
      chat_id,
      ended_chat_ids: ended_chat_ids.current,
      outbox,
      shares_tabs: true,
      onChange: setView,
    })
    setClient(made)
    let is_here = true
    void first?.handed_over.then(() => is_here && made.adopt())
    document.addEventListener(LEAVE_EVENT, made.stop)
    return () => {
      is_here = false
      document.removeEventListener(LEAVE_EVENT, made.stop)
      made.stop()
      setClient(null)
      setView(EMPTY_CHAT_VIEW)
    }
  }, [api, tokens, outbox, chat_id, first])

  return { client, view }
}

/** A message that met a chat ended meanwhile goes on in the new one, which stands first in the list then. */
function useNextChat(view: ChatView, moveOn: () => Promise<void>): void {
  const stranded = view.pending.some(({ failed }) => failed === 'chat_ended')
  const latest = useRef(moveOn)
  latest.current = moveOn
  useEffect(() => {
    if (stranded) void latest.current()
  }, [stranded])
}
