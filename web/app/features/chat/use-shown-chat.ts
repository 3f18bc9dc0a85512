import type { Chat } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '../../session/use-query.ts'
import { useSession } from '../../session/session.ts'
import { CHAT_KEY } from '../../session/visitor-session.ts'
import { askOnce } from '../../ui/screen/ask-once.ts'

/**
 * The chat on the screen stays there when it ends, so that its end can be read; the next one takes its place when the
 * person writes again. One that is gone from the list was deleted, maybe on another device.
 */
export function useShownChat() {
  const { api, tab_storage } = useSession()
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
  const chat_id = chat?.id
  useEffect(() => {
    setHeld(chat_id)
    if (chat_id) tab_storage.set(CHAT_KEY, chat_id)
  }, [chat_id, tab_storage])
  return {
    chats,
    chat,
    earlier: list?.filter(({ id, state }) => id !== chat_id && state === CHAT_STATE.ended) ?? [],
    async moveOn() {
      const answer = await chats.refetch()
      setHeld(answer.data?.[0]?.id)
    },
  }
}
