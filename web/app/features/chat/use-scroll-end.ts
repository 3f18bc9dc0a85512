import type { ChatView } from '../../browser/link/chat-client.ts'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_END_PX = 80

/**
 * Keeps the newest message in sight while the reader is at the end, and leaves a reader of older ones alone: for them
 * `fresh` counts what has come from the other side since. `below` names what stands under the messages.
 */
export function useScrollEnd(
  box: RefObject<HTMLDivElement | null>,
  { messages, pending }: Pick<ChatView, 'messages' | 'pending'>,
  below: string,
) {
  const [at_end, setAtEnd] = useState(true)
  // the state before the new message came; a change of it alone moves nothing
  const follows = useRef(true)
  const written = useRef(pending.length)
  const seen = useRef(0)
  const last_seq = messages.at(-1)?.seq ?? 0
  if (at_end) seen.current = last_seq

  useLayoutEffect(() => {
    // whoever writes wants to see it, wherever they were reading
    if (pending.length > written.current) follows.current = true
    written.current = pending.length
    if (follows.current) scrollToEnd(box.current)
  }, [box, last_seq, pending.length, below])

  // a strip above or a growing text box below takes room from the list; what stands in it grows as well
  useEffect(() => {
    const element = box.current
    if (!element) return
    // whoever writes in a box of the list keeps it where it is, whatever comes beneath it
    const isWriting = (): boolean => element.querySelector('textarea:focus') !== null
    const observer = new ResizeObserver(() => follows.current && !isWriting() && scrollToEnd(element))
    for (const one of [element, ...element.children]) observer.observe(one)
    return () => observer.disconnect()
  }, [box])

  const onScroll = (): void => {
    const element = box.current
    if (!element) return
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX
    setAtEnd(follows.current)
  }
  const fresh = messages.filter(({ seq, is_admin }) => is_admin && seq > seen.current).length
  return { at_end, fresh, toEnd: () => scrollToEnd(box.current), onScroll }
}

const scrollToEnd = (element: HTMLElement | null): void => element?.scrollTo({ top: element.scrollHeight })
