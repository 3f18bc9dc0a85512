import { useEffect, useRef } from 'react'
import { useFirstMoment } from './use-first-moment.ts'

/** Does what was pressed before this screen was there, as soon as it can. */
export function usePressedBefore(can_send: boolean, send: () => Promise<void>): void {
  const first = useFirstMoment()
  const latest = useRef(send)
  latest.current = send
  useEffect(() => {
    if (can_send && first?.takeWish()) void latest.current()
  }, [can_send, first])
}
