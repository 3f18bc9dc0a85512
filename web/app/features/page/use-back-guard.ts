import { useEffect, useRef } from 'react'

const GUARD = { himoya_step: true }
const isGuard = (state: unknown): boolean => (state as typeof GUARD | null)?.himoya_step === true

/**
 * The browser's own Back as a step back inside a screen. All steps together add one entry to the history, with the same neutral
 * address (safety.md 2): Back leads from it to the page's own entry, which is one step back, and at once forward to it again
 * while `onBack` says that there is still somewhere to go back to.
 */
export function useBackGuard(onBack: () => boolean): { enter(): void; leave(): void } {
  const latest = useRef(onBack)
  const own_moves = useRef(0)
  latest.current = onBack
  const move = (go: () => void): void => {
    own_moves.current++
    go()
  }
  useEffect(() => {
    const onMove = ({ state }: PopStateEvent): void => {
      if (own_moves.current > 0) {
        own_moves.current--
        return
      }
      if (!isGuard(state) && latest.current()) move(() => history.forward())
    }
    // a step begins at its top, wherever the last one was left
    history.scrollRestoration = 'manual'
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [])
  return {
    /** From now on Back is a step back. */
    enter: () => void (isGuard(history.state) || history.pushState(GUARD, '')),
    /** Back leads out again. */
    leave: () => void (isGuard(history.state) && move(() => history.back())),
  }
}
