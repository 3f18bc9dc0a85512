import { type RefObject, useLayoutEffect, useState } from 'react'

const NEAR_END_PX = 80

/** Keeps the newest message in sight while the reader is at the end, and leaves a reader of older ones alone. */
export function useScrollEnd(box: RefObject<HTMLDivElement | null>, count: number) {
  const [at_end, setAtEnd] = useState(true)
  const toEnd = (): void => box.current?.scrollTo({ top: box.current.scrollHeight })

  useLayoutEffect(() => {
    if (at_end) toEnd()
    // at_end is the state before the new message came, and a change of it alone moves nothing
  }, [count])

  const onScroll = (): void => {
    const element = box.current
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX)
  }
  return { at_end, toEnd, onScroll }
}
