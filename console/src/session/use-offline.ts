import { useEffect, useState } from 'react'
import { useLinkState } from './use-link-state.ts'

/** A short change of connection shows nothing. */
const PATIENCE_MS = 2_000

/** Whether what stands on the screen may be old: neither the socket nor calls reach the server. */
export function useOffline(): boolean {
  const state = useLinkState()
  const cut = state !== 'open' && state !== 'polling'
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!cut) return undefined
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [cut])
  return cut && late
}
