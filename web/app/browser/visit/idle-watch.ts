const TOUCHES = ['pointerdown', 'keydown', 'scroll', 'touchmove'] as const
const LOOK_MS = 5_000

/** Calls `onIdle` once when nobody has touched the page for `after_ms`, also when the device slept meanwhile; `onTouch` at each touch. */
export function watchIdle(after_ms: number, onIdle: () => void, onTouch?: () => void): () => void {
  let touched_at = Date.now()
  const note = (): void => {
    // the first touch after too long a time comes too late: it may be somebody else's
    if (look()) return
    touched_at = Date.now()
    onTouch?.()
  }
  const look = (): boolean => {
    const is_idle = Date.now() - touched_at >= after_ms
    if (is_idle) {
      stop()
      onIdle()
    }
    return is_idle
  }
  const timer = setInterval(look, LOOK_MS)
  const onShown = (): void => void look()
  const stop = (): void => {
    clearInterval(timer)
    for (const touch of TOUCHES) removeEventListener(touch, note, true)
    document.removeEventListener('visibilitychange', onShown)
  }
  for (const touch of TOUCHES) addEventListener(touch, note, { capture: true, passive: true })
  document.addEventListener('visibilitychange', onShown)
  return stop
}
