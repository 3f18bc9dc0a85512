import type { NicknameMade } from '@himoya/contract/accounts/auth'
import { type ReactNode, useState } from 'react'
import { useAvailability } from './availability.ts'
import { LateScreen } from './late-screen.tsx'
import { NicknameScreen } from './nickname/nickname-screen.tsx'
import { PanelHeader } from './panel-header.tsx'
import { SessionEnded } from './session-ended.tsx'
import { useSignedOut } from './use-signed-out.ts'
import { UserView } from './user-view.tsx'

const loadGuestScreens = async () => ({ screen: await import('./guest-screens.tsx'), texts: {} })

/** The help-service panel of seed section 2: what it shows follows from the role. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const { role, signed_out, unsent, setUnsent } = useSignedOut()
  if (role === 'user') return <UserView onClose={onClose} onUnsent={setUnsent} />
  return <GuestPanel onClose={onClose} ended={signed_out && <SessionEnded unsent={unsent} onLeave={onClose} />} />
}

/** `ended`: what is said instead of the prompt to whoever was signed in until now. */
function GuestPanel({ onClose, ended }: { onClose: () => void; ended: ReactNode }) {
  const availability = useAvailability()
  const [starting, setStarting] = useState(false)
  const [made, setMade] = useState<NicknameMade | null>(null)
  return (
    <>
      <PanelHeader onClose={onClose} availability={availability} signed_out={Boolean(ended) && !starting} />
      {starting ? (
        <NicknameScreen onBack={() => setStarting(false)} />
      ) : (
        (!made && ended) || (
          <LateScreen name="GuestScreens" load={loadGuestScreens}>
            {({ GuestView, WhosePhone }) =>
              made ? (
                <WhosePhone answer={made} />
              ) : (
                <GuestView
                  closed={availability?.state === 'closed'}
                  onNickname={() => setStarting(true)}
                  onMade={setMade}
                  onLeave={onClose}
                />
              )
            }
          </LateScreen>
        )
      )}
    </>
  )
}
