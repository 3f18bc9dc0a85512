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
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      void api.get('chat/').then(
        () => latest.current(),
        // a refusal is an answer too
        (error: Error) => !mayBeReadAgain(error) && latest.current(),
      )
    }
    const timer = setInterval(look, LOOK_MS)
    const stopWaking = listenForWaking(look)
    return () => {
      clearInterval(timer)
      stopWaking()
    }
  }, [api, is_away])
}
