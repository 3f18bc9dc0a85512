import { useState } from 'react'
import type { NicknameMade } from '@himoya/contract/auth'
import { DeviceQuestion } from '../account/device-question.tsx'
import { RecoveryCode } from '../account/recovery-code.tsx'
import { useRole } from '../account/session.ts'
import { useAvailability } from './availability.ts'
import { GuestView } from './guest-view.tsx'
import { NicknameStart } from './nickname-start.tsx'
import { PanelHeader } from './panel-header.tsx'
import { UserView } from './user-view.tsx'

/** The help-service panel of seed section 2: what it shows follows from the role. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const role = useRole()
  return role === 'user' ? <UserView onClose={onClose} /> : <GuestPanel onClose={onClose} />
}

function GuestPanel({ onClose }: { onClose: () => void }) {
  const availability = useAvailability()
  const [starting, setStarting] = useState(false)
  const [made, setMade] = useState<NicknameMade | null>(null)
  const [kept, setKept] = useState(false)

  return (
    <>
      <PanelHeader onClose={onClose} availability={availability} />
      {made ? (
        <div className="grow overflow-y-auto p-4">
          {kept ? <DeviceQuestion answer={made} /> : <RecoveryCode code={made.recovery_code} onKept={() => setKept(true)} />}
        </div>
      ) : starting ? (
        <NicknameStart onMade={setMade} onBack={() => setStarting(false)} />
      ) : (
        <GuestView closed={availability?.state === 'closed'} onNickname={() => setStarting(true)} onLeave={onClose} />
      )}
    </>
  )
}
