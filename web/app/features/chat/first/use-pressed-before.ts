import { useEffect, useRef } from 'react'
import { useFirstMoment } from './use-first-moment.ts'

/**
 * Does what was pressed before this screen stood in its place, as soon as it can. Until then the first view is what is pressed: this
 * screen may have been drawn beside the page, with the words in it, while a finger was still down there.
 */
export function usePressedBefore(can_send: boolean, send: () => unknown): void {
  const first = useFirstMoment()
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (!can_send || !first) return
    let is_here = true
    void first.handed_over.then(() => (is_here && first.takeWish() ? latest.current() : undefined))
    return () => {
      is_here = false
    }
  }, [can_send, first])
}
