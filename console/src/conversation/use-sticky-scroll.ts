import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 48

/**
 * Keeps the list where the reader is: at the bottom it follows new messages, further up it stays still and says that
 * there is something new; older messages put in above do not move what is being read.
 */
export function useStickyScroll(
  box: RefObject<HTMLDivElement | null>,
  first_seq: number | undefined,
  last_seq: number | undefined,
  pending: number,
) {
  const [at_bottom, setAtBottom] = useState(true)
  const [unseen, setUnseen] = useState(false)
  const before = useRef({ first_seq, pending: 0, height: 0 })
  const follows = useRef(true)

  const toBottom = useCallback(() => {
    const element = box.current
    if (element) element.scrollTop = element.scrollHeight
    setUnseen(false)
  }, [box])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { current } = before
    const wrote = pending > current.pending
    if (first_seq !== current.first_seq) element.scrollTop += element.scrollHeight - current.height
    else if (follows.current || wrote) toBottom()
    else setUnseen(true)
    before.current = { first_seq, pending, height: element.scrollHeight }
  }, [box, first_seq, last_seq, pending, toBottom])

  useFollowSize(box, follows, toBottom)

  const onScroll = useCallback(() => {
    const element = box.current
    if (!element) return
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX
    setAtBottom(follows.current)
    if (follows.current) setUnseen(false)
  }, [box])

  return { at_bottom, unseen, toBottom, onScroll }
}

/** The composer grows, the keyboard of a tablet opens: what stood at the bottom stays there. */
function useFollowSize(box: RefObject<HTMLDivElement | null>, follows: RefObject<boolean>, toBottom: () => void): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (follows.current) toBottom()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, follows, toBottom])
}
