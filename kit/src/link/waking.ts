/**
 * Calls when the page is looked at again, comes out of the back-forward cache, or its network changes: a dead connection
 * looks alive then (chat-protocol.md, "Client"). Returns the way to stop; outside a browser nothing ever wakes.
 */
export function listenForWaking(onWake: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') onWake()
  }
  const page_events = ['online', 'offline', 'pageshow'] as const
  page_events.forEach((name) => window.addEventListener(name, onWake))
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    page_events.forEach((name) => window.removeEventListener(name, onWake))
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/**
 * Calls `onSleep` before the page is frozen or put into the back-forward cache, and `onReturn` after: what a sleeping
 * page holds, the other tabs wait for. Returns the way to stop.
 */
export function listenForSleep(onSleep: () => void, onReturn: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  window.addEventListener('pagehide', onSleep)
  window.addEventListener('pageshow', onReturn)
  document.addEventListener('freeze', onSleep)
  document.addEventListener('resume', onReturn)
  return () => {
    window.removeEventListener('pagehide', onSleep)
    window.removeEventListener('pageshow', onReturn)
    document.removeEventListener('freeze', onSleep)
    document.removeEventListener('resume', onReturn)
  }
}
