import { useEffect } from 'react'
import { LEAVE_EVENT } from '../../shell/island-events.ts'

/** The browser asks before it throws away what was not sent. The quick exit asks nothing: it drops everything at once. */
export function useUnsent(unsent: boolean, drop: () => void): void {
  useEffect(() => {
    if (!unsent) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    const leave = (): void => {
      removeEventListener('beforeunload', ask)
      drop()
    }
    addEventListener('beforeunload', ask)
    document.addEventListener(LEAVE_EVENT, leave)
    return () => {
      removeEventListener('beforeunload', ask)
      document.removeEventListener(LEAVE_EVENT, leave)
    }
  })
}
