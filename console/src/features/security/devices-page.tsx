import { useText } from '../../i18n/use-text.ts'
import { RoomPage } from '../../ui/pages/page.tsx'
import { PasskeysSection } from '../passkeys/public/passkeys-section.tsx'
import { SessionList } from './session-list.tsx'

/** Where I am signed in myself. */
export function DevicesPage() {
  const text = useText()
  return (
    <RoomPage title={text('security.devices')} hint={text('security.devices_hint')}>
      <SessionList whose="own" label={text('security.devices')} />
      <PasskeysSection />
    </RoomPage>
  )
}
