import { useEffect } from 'react'

const IDLE_MS = 15 * 60_000
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

/** An inbox left open on a table closes by itself: looking for news keeps its key alive, so the server cannot tell. */
export function useIdleEnd(onEnd: () => void): void {
  useEffect(() => {
    let timer = setTimeout(onEnd, IDLE_MS)
    const again = (): void => {
      clearTimeout(timer)
      timer = setTimeout(onEnd, IDLE_MS)
    }
    for (const sign of SIGNS) addEventListener(sign, again, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, again, { capture: true })
    }
  }, [onEnd])
}
