import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_END_PX = 80

/** Keeps the newest message in sight while the reader is at the end, and leaves a reader of older ones alone. */
export function useScrollEnd(box: RefObject<HTMLDivElement | null>, count: number) {
  const [at_end, setAtEnd] = useState(true)
  // the state before the new message came; a change of it alone moves nothing
  const follows = useRef(true)

  useLayoutEffect(() => {
    if (count > 0 && follows.current) scrollToEnd(box.current)
  }, [box, count])

  // a strip above or a growing text box below takes room from the list
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => follows.current && scrollToEnd(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])

  const onScroll = (): void => {
    const element = box.current
    if (!element) return
    follows.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX
    setAtEnd(follows.current)
  }
  return { at_end, toEnd: () => scrollToEnd(box.current), onScroll }
}

const scrollToEnd = (element: HTMLElement | null): void => element?.scrollTo({ top: element.scrollHeight })
