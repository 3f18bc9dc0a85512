import { type RefObject, useEffect } from 'react'
import { CHAT_READ_EVENT } from '../../browser/island-events.ts'
import type { ChatScreen } from './use-chat.ts'

/** Tells what was really shown: the panel is open, the tab is looked at, and the list is at its end. */
export function useReading(
  box: RefObject<HTMLDivElement | null>,
  { client, chat_id, messages }: ChatScreen,
  at_end: boolean,
): void {
  const last_seq = messages.reduce((last, { is_admin, seq }) => (is_admin ? seq : last), 0)
  useEffect(() => {
    const element = box.current
    if (!element || !client || !at_end || last_seq === 0) return
    let in_sight = false
    const look = (): void => {
      if (!in_sight || document.visibilityState !== 'visible') return
      client.read(last_seq)
      document.dispatchEvent(new CustomEvent(CHAT_READ_EVENT, { detail: { chat_id, seq: last_seq } }))
    }
    // a closed panel has no size
    const observer = new IntersectionObserver((changes) => {
      in_sight = changes.at(-1)?.isIntersecting ?? false
      look()
    })
    observer.observe(element)
    document.addEventListener('visibilitychange', look)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [box, client, chat_id, at_end, last_seq])
}
