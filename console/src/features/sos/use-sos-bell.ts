import type { SosRow } from '@himoya/contract/sos/sos'
import { useEffect } from 'react'
import { showAlert, useBell } from '../notifications/bell/public/bell.ts'
import { ringEveryMs } from '../notifications/bell/public/urgency.ts'
import { useText } from '../../i18n/use-text.ts'

/**
 * Rings as long as a call does, in every console: on shift or not, with the sound off or asked to be quiet. Nobody may be the
 * one who did not hear it.
 */
export function useSosBell(ringing: readonly SosRow[]): void {
  const bell = useBell()
  const text = useText()
  const newest = ringing.at(-1)?.id
  useEffect(() => {
    if (newest === undefined) return undefined
    showAlert(bell, text('attention.alert'))
    const ring = (): void => bell.chime.ring('sos')
    ring()
    const timer = setInterval(ring, ringEveryMs('sos'))
    return () => clearInterval(timer)
  }, [newest, bell, text])
}
