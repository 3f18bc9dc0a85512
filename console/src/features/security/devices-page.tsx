import { useText } from '../../i18n/use-text.ts'
import { ScreenPage } from '../../ui/pages/page.tsx'
import { PasskeysSection } from '../passkeys/public/passkeys-section.tsx'
import { SessionList } from './session-list.tsx'

/** Where I am signed in myself. */
export function DevicesPage() {
  const text = useText()
  return (
    <ScreenPage title={text('security.devices')} hint={text('security.devices_hint')}>
      <SessionList whose="own" label={text('security.devices')} />
      <PasskeysSection />
    </ScreenPage>
  )
}
