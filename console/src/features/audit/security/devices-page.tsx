import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { ScreenPage } from '../../../ui/pages/page.tsx'
import { PasskeysSection } from '../../staff/passkeys/public/passkeys-section.tsx'
import { EndOthersDialog } from './end-others.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionList } from './session-list.tsx'
import { useSessions } from './use-security.ts'

/** Where I am signed in myself, and by what. */
export function DevicesPage() {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const is_elsewhere = useSessions('own').data?.some(({ current }) => !current) ?? false
  return (
    <ScreenPage title={text('security.devices')} hint={text('security.devices_hint')}>
      <SessionList whose="own" label={text('security.devices')} />
      {is_elsewhere ? (
        <div>
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {text('security.end_others')}
          </Button>
        </div>
      ) : null}
      <PasskeysSection onChanged={() => setAsking(true)} />
      <PasswordSection />
      {asking ? <EndOthersDialog onClose={() => setAsking(false)} /> : null}
    </ScreenPage>
  )
}
