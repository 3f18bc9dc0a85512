import { useEffect, useRef } from 'react'
import { LEAVE_EVENT } from '../../../../browser/island-events.ts'

/** The browser asks before it throws away what was not sent. The quick exit asks nothing: it drops everything at once. */
export function useUnsent(unsent: boolean, drop: () => void): void {
  const latest = useRef(drop)
  latest.current = drop
  useEffect(() => {
    if (!unsent) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    const leave = (): void => removeEventListener('beforeunload', ask)
    addEventListener('beforeunload', ask)
    document.addEventListener(LEAVE_EVENT, leave)
    return () => {
      leave()
      document.removeEventListener(LEAVE_EVENT, leave)
    }
  }, [unsent])
  useEffect(() => {
    const leave = (): void => latest.current()
    document.addEventListener(LEAVE_EVENT, leave)
    return () => document.removeEventListener(LEAVE_EVENT, leave)
  }, [])
}
