import type { OutboxEntry } from '@himoya/kit/chat/outbox'
import { useEffect, useState } from 'react'
import { useRole, useSession } from '../../session/session.ts'
import { CHAT_KEY } from '../../session/visitor-session.ts'
import { useFirstMoment } from './first/use-first-moment.ts'

/**
 * Whether a person was signed in here and is not any more, and what they had written and not sent until then. Who signs out on
 * purpose, in any tab, leaves no words.
 */
export function useSignedOut() {
  const role = useRole()
  const { user_changes, outbox, tab_storage } = useSession()
  const first = useFirstMoment()
  const [was_user, setWasUser] = useState(first?.was_signed_in ?? false)
  const [unsent, setUnsent] = useState<readonly OutboxEntry[]>([])
  useEffect(() => {
    if (role === 'user') setWasUser(true)
  }, [role])
  useEffect(() => {
    return user_changes.listen((user) => {
      if (user !== null) return
      setWasUser(false)
      setUnsent([])
    })
  }, [user_changes])
  const signed_out = was_user && role === 'guest'
  useEffect(() => {
    if (!signed_out) return
    let is_current = true
    const own = tab_storage.get(CHAT_KEY)
    // The chat may not have been opened on this page. A browser that does not give it now keeps it for whoever signs in again.
    outbox.list().then(
      (kept) => is_current && setUnsent(kept.filter(({ chat_id }) => chat_id === own)),
      () => null,
    )
    return () => void (is_current = false)
  }, [signed_out, outbox, tab_storage])
  return { role, signed_out, unsent, setUnsent }
}
