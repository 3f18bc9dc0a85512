import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

const NEAR_PX = 48

/** `beside`: notes and the sign of typing, which make the list longer without a message. */
type Shape = { first_seq: number | undefined; last_seq: number | undefined; pending: number; beside: number }

/**
 * Keeps the list where the reader is: at the bottom it follows new messages, further up it stays still and says that
 * there is something new; older messages put in above do not move what is being read.
 */
export function useStickyScroll({ first_seq, last_seq, pending, beside }: Shape) {
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const before = useRef<Shape & { height: number }>({ first_seq, last_seq, pending, beside, height: 0 })
  const [at_bottom, setAtBottom] = useState(true)
  const [unseen, setUnseen] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const was = before.current
    const wrote = pending > was.pending
    if (first_seq !== was.first_seq && was.first_seq !== undefined) keepPlace(element, was.height)
    else if (follows.current || wrote) scrollToEnd(element)
    else if (last_seq !== was.last_seq) setUnseen(true)
    before.current = { first_seq, last_seq, pending, beside, height: element.scrollHeight }
  }, [first_seq, last_seq, pending, beside])

  useFollowSize(box, follows)

  const onScroll = useCallback(() => {
    follows.current = box.current !== null && isNearEnd(box.current)
    setAtBottom(follows.current)
    if (follows.current) setUnseen(false)
  }, [])
  const toBottom = useCallback(() => {
    if (box.current) scrollToEnd(box.current)
  }, [])

  return { box, at_bottom, unseen, toBottom, onScroll }
}

/** The text box grows, a tablet's keyboard opens: what stood at the bottom stays there. */
function useFollowSize(box: RefObject<HTMLElement | null>, follows: RefObject<boolean>): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      if (follows.current) scrollToEnd(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, follows])
}

const isNearEnd = (element: HTMLElement): boolean => element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX

function scrollToEnd(element: HTMLElement): void {
  element.scrollTop = element.scrollHeight
}

function keepPlace(element: HTMLElement, height_before: number): void {
  element.scrollTop += element.scrollHeight - height_before
}
