import type { NicknameMade } from '@himoya/contract/auth'
import { uuid } from '@himoya/kit/uuid'
import { useRef, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { useFirstMoment } from '../first/use-first-moment.ts'

/**
 * What a guest's "send" does (docs/decisions/0061): an account without a name is made, and the screens that come with it send
 * what stands in the box.
 */
export function useWriteFirst(onMade: (made: NicknameMade) => void) {
  const { api } = useSession()
  const first = useFirstMoment()
  // One key for all tries: where the answer was lost, the next one gets it again.
  const key = useRef(uuid())
  const [busy, setBusy] = useState(false)
  // told at once, where the state is told with the next drawing
  const under_way = useRef(false)
  const [failed, setFailed] = useState(false)
  async function begin(): Promise<void> {
    if (under_way.current) return
    under_way.current = true
    setBusy(true)
    setFailed(false)
    try {
      const body = { mode: 'nameless', accept_terms: true }
      const made = await api.post<NicknameMade>('auth/register/', body, { idempotency_key: key.current })
      first?.press()
      onMade(made)
    } catch {
      setFailed(true)
    } finally {
      under_way.current = false
      setBusy(false)
    }
  }
  return { begin, busy, failed }
}
