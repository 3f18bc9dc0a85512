import type { NicknameMade } from '@himoya/contract/accounts/auth'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { useFirstMoment } from '../first/use-first-moment.ts'
import { type Asking, createAskForAccount } from './ask-for-account.ts'

/**
 * What a guest's "send" does (docs/decisions/0061): an account without a name is made, and the screens that come with it send
 * what stands in the box.
 */
export function useWriteFirst(onMade: (made: NicknameMade) => void) {
  const { api } = useSession()
  const first = useFirstMoment()
  const [asking, setAsking] = useState<Asking>({ step: 'rests' })
  const latest = useRef(onMade)
  latest.current = onMade
  const [account] = useState(() =>
    createAskForAccount({
      api,
      onChange: setAsking,
      onMade(made) {
        first?.press()
        latest.current(made)
      },
    }),
  )
  useEffect(() => {
    return account.follow()
  }, [account])
  return { asking, press: account.press, cancel: account.cancel }
}
