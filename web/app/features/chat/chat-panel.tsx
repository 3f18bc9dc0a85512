import { type ReactNode, useState } from 'react'
import type { NicknameMade } from '@himoya/contract/auth'
import { DeviceQuestion } from '../account/public/device-question.tsx'
import { RecoveryCode } from '../account/public/recovery-code.tsx'
import { useAvailability } from './availability.ts'
import { GuestView } from './guest-view.tsx'
import { NicknameStart } from './nickname-start.tsx'
import { PanelHeader } from './panel-header.tsx'
import { SessionEnded } from './session-ended.tsx'
import { useSignedOut } from './use-signed-out.ts'
import { UserView } from './user-view.tsx'

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
  const [kept, setKept] = useState(false)

  return (
    <>
      <PanelHeader onClose={onClose} availability={availability} signed_out={Boolean(ended) && !starting} />
      {made ? (
        <div className="grow overflow-y-auto p-4">
          {kept ? <DeviceQuestion answer={made} /> : <RecoveryCode code={made.recovery_code} onKept={() => setKept(true)} />}
        </div>
      ) : starting ? (
        <NicknameStart onMade={setMade} onBack={() => setStarting(false)} />
      ) : ended ? (
        ended
      ) : (
        <GuestView closed={availability?.state === 'closed'} onNickname={() => setStarting(true)} onLeave={onClose} />
      )}
    </>
  )
}
