import type { Chat, Message } from '@himoya/contract/chat'
import { type ChatClient, type ChatView, createChatClient } from '@himoya/kit/chat-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LEAVE_EVENT } from '../shell/island-events.ts'
import { useSession } from '../account/session.ts'

const EMPTY: ChatView = { messages: [], pending: [], link: 'stopped' }

export type ChatScreen = ChatView & {
  state: 'loading' | 'failed' | 'ready'
  client: ChatClient | null
  chat_id: string | undefined
  /** Asks for everything again; a session that has ended meanwhile is noticed here. */
  reload(): void
}

/** The visitor's chat: the first of the list, its history, then the live connection behind it (seed sections 3, 4, 7). */
export function useChat(): ChatScreen {
  const { api } = useSession()
  const queries = useQueryClient()
  const chats = useQuery({ queryKey: ['Chat'], queryFn: ({ signal }) => api.get<Chat[]>('chat/', { signal }) })
  const chat_id = chats.data?.[0]?.id
  const history = useQuery({
    queryKey: ['Message', chat_id],
    queryFn: ({ signal }) => api.get<Message[]>(`message/${chat_id}/`, { signal }),
    enabled: chat_id !== undefined,
  })
  const { client, view } = useChatClient(chats.data)

  useEffect(() => {
    if (!client || !history.data) return
    client.merge(history.data)
    client.start()
  }, [client, history.data])

  useNextChat(view)

  const failed = chats.isError || history.isError
  return {
    ...view,
    client,
    chat_id,
    state: history.data ? 'ready' : failed ? 'failed' : 'loading',
    reload: () => void queries.invalidateQueries(),
  }
}

function useChatClient(chats: Chat[] | undefined): { client: ChatClient | null; view: ChatView } {
  const { api, tokens, outbox } = useSession()
  const [client, setClient] = useState<ChatClient | null>(null)
  const [view, setView] = useState(EMPTY)

  const chat_ids = chats?.map(({ id }) => id).join()

  useEffect(() => {
    const [chat_id, ...ended_chat_ids] = chat_ids?.split(',') ?? []
    if (!chat_id) return
    const made = createChatClient({ api, tokens, chat_id, ended_chat_ids, outbox, onChange: setView })
    setClient(made)
    document.addEventListener(LEAVE_EVENT, made.stop)
    return () => {
      document.removeEventListener(LEAVE_EVENT, made.stop)
      made.stop()
      setClient(null)
      setView(EMPTY)
    }
  }, [api, tokens, outbox, chat_ids])

  return { client, view }
}

/** A message that met a chat ended meanwhile goes on in the new one, which stands first in the list then. */
function useNextChat(view: ChatView): void {
  const queries = useQueryClient()
  const stranded = view.pending.some(({ failed }) => failed === 'chat_ended')
  useEffect(() => {
    if (stranded) void queries.invalidateQueries({ queryKey: ['Chat'] })
  }, [queries, stranded])
}
