import type { Message } from '@himoya/contract/chat/chat'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../session/session.ts'
import type { ChatScreen } from './use-chat.ts'

/** Older messages, a page at a time; the place a person is reading does not move. */
export function useOlder({ chat_id, client, messages }: ChatScreen, box: RefObject<HTMLDivElement | null>) {
  const { api } = useSession()
  const [is_loading, setLoading] = useState(false)
  const first_seq = messages[0]?.seq ?? 1
  const height_before = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (height_before.current === null || !box.current) return
    box.current.scrollTop += box.current.scrollHeight - height_before.current
    height_before.current = null
  }, [box, first_seq])

  async function load(): Promise<void> {
    if (is_loading || first_seq <= 1) return
    setLoading(true)
    try {
      const page = await api.get<Message[]>(`message/${chat_id}/?before_seq=${first_seq}&limit=50`)
      height_before.current = box.current?.scrollHeight ?? null
      client?.merge(page)
    } catch {
      // the button stays, and says what to do; the strip says why
    } finally {
      setLoading(false)
    }
  }

  // reaching the top is as good as pressing the button
  const latest_load = useRef(load)
  latest_load.current = load
  useEffect(() => {
    const element = box.current
    if (!element) return
    const onScroll = (): void => {
      if (element.scrollTop < 40) void latest_load.current()
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [box])

  return { has_more: first_seq > 1, is_loading, load: () => void load() }
}
