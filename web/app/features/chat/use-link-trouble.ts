import type { LinkState } from '@himoya/kit/link/live-link'
import { useEffect, useState } from 'react'

/** `lost`: it comes back by itself. `ended`: the server asked not to, and a person decides. */
export type LinkTrouble = 'lost' | 'ended'

const PATIENCE_MS = 1_500

/** Trouble worth a word: a connection that is back within a moment is none, and calls in place of a socket are none. */
export function useLinkTrouble(link: LinkState, expected: boolean): LinkTrouble | null {
  const is_away = expected && link !== 'open' && link !== 'polling'
  const [said, setSaid] = useState(false)

  useEffect(() => {
    if (!is_away) return setSaid(false)
    const timer = setTimeout(() => setSaid(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [is_away])

  if (!is_away || !said) return null
  return link === 'stopped' ? 'ended' : 'lost'
}
