import { listenForWaking } from '@himoya/kit/link/waking'
import { useEffect, useRef } from 'react'
import { mayBeReadAgain } from '../../session/query-cache.ts'
import { useSession } from '../../session/session.ts'

/** How often a server that was away is asked whether it is back. */
const LOOK_MS = 5_000

/** Nobody has to press a button once the server is back: what was written meanwhile waits for these screens to be sent. */
export function useReturn(is_away: boolean, reload: () => void): void {
  const { api } = useSession()
  const latest = useRef(reload)
  latest.current = reload
  useEffect(() => {
    if (!is_away) return
    let under_way = 0
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      under_way += 1
      void api
        .get('chat/')
        .then(
          () => latest.current(),
          // a refusal is an answer too
          (error: Error) => !mayBeReadAgain(error) && latest.current(),
        )
        .finally(() => (under_way -= 1))
    }
    // a slow line is not filled with looks; a page that wakes looks at once, as the one under way may be of a dead network
    const timer = setInterval(() => under_way === 0 && look(), LOOK_MS)
    const stopWaking = listenForWaking(look)
    return () => {
      clearInterval(timer)
      stopWaking()
    }
  }, [api, is_away])
}
