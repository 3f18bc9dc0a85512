import { useEffect, useRef, useState } from 'react'

const GUARD = { himoya_step: true }
const isGuard = (state: unknown): boolean => (state as typeof GUARD | null)?.himoya_step === true

/** `enter`: from now on Back is a step back. `leave`: it leads out again. */
type Guard = { enter(): void; leave(): void }

/**
 * The browser's own Back as a step back inside a screen. All steps together add one entry to the history, with the same neutral
 * address (safety.md 2): Back leads from it to the page's own entry, which is one step back, and at once forward to it again
 * while `onBack` says that there is still somewhere to go back to.
 */
export function useBackGuard(onBack: () => boolean): Guard {
  const latest = useRef(onBack)
  latest.current = onBack
  const [{ onMove, guard }] = useState(() => createGuard(() => latest.current()))
  useEffect(() => {
    // a step begins at its top, wherever the last one was left
    history.scrollRestoration = 'manual'
    addEventListener('popstate', onMove)
    return () => removeEventListener('popstate', onMove)
  }, [onMove])
  return guard
}

function createGuard(onBack: () => boolean): { onMove: (event: PopStateEvent) => void; guard: Guard } {
  let own_moves = 0
  const move = (go: () => void): void => {
    own_moves++
    go()
  }
  return {
    onMove({ state }) {
      if (own_moves > 0) own_moves--
      else if (!isGuard(state) && onBack()) move(() => history.forward())
    },
    guard: {
      enter: () => void (isGuard(history.state) || history.pushState(GUARD, '')),
      leave: () => void (isGuard(history.state) && move(() => history.back())),
    },
  }
}
