import type { OutboxEntry } from '@himoya/kit/chat/outbox'
import { useEffect, useState } from 'react'
import { useRole, useSession } from '../../session/session.ts'

/**
 * Whether a person was signed in here and is not any more, and what they had written and not sent until then. Who signs out on
 * purpose, in any tab, leaves no words.
 */
export function useSignedOut() {
  const role = useRole()
  const { user_changes } = useSession()
  const [was_user, setWasUser] = useState(false)
  const [unsent, setUnsent] = useState<readonly OutboxEntry[]>([])
  useEffect(() => {
    if (role === 'user') setWasUser(true)
  }, [role])
  useEffect(
    () =>
      user_changes.listen((user) => {
        if (user !== null) return
        setWasUser(false)
        setUnsent([])
      }),
    [user_changes],
  )
  return { role, signed_out: was_user && role === 'guest', unsent, setUnsent }
}
