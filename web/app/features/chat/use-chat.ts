import type { Chat, Message } from '@himoya/contract/chat/chat'
import { type ChatClient, type ChatView, createChatClient, EMPTY_CHAT_VIEW } from '../../browser/link/chat-client.ts'
import { useQuery, useQueryClient } from '../../session/use-query.ts'
import { useEffect, useRef, useState } from 'react'
import { LEAVE_EVENT } from '../../browser/island-events.ts'
import { useFirstMoment } from './first/use-first-moment.ts'
import { mayBeReadAgain } from '../../session/query-cache.ts'
import { useSession } from '../../session/session.ts'
import { useReturn } from './use-return.ts'
import { useShownChat } from './use-shown-chat.ts'

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
  const { api } = useSession()
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

  const failure = chats.error ?? history.error
  const reload = (): void => void queries.invalidateQueries()
  useReturn(!history.data && failure !== null && mayBeReadAgain(failure), reload)

  return {
    ...view,
    client,
    chat,
    chat_id,
    earlier,
    state: history.data ? 'ready' : failure ? 'failed' : 'loading',
    reload,
    moveOn,
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
