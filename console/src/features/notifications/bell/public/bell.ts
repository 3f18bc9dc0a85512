import { useStore } from '../../../../session/services.ts'
import { createValue, type Value } from '../../../../session/value.ts'
import { type Chime, createChime } from './chime.ts'

/** The console's bell: what rings, and until when somebody has asked it to be quiet. */
export type Bell = { chime: Chime; quiet_until: Value<number>; alerts: Value<AlertState> }

export type AlertState = 'unknown' | 'on' | 'refused'

const QUIET_MS = 5 * 60_000

export function createBell(): Bell {
  return { chime: createChime(), quiet_until: createValue(0), alerts: createValue(alertState()) }
}

export const useBell = (): Bell => useStore(createBell)

/** For five minutes; afterwards it rings again by itself, so that nobody forgets it. */
export const hush = ({ quiet_until }: Bell): void => quiet_until.set(Date.now() + QUIET_MS)

function alertState(): AlertState {
  if (!('Notification' in globalThis)) return 'refused'
  return Notification.permission === 'granted' ? 'on' : Notification.permission === 'denied' ? 'refused' : 'unknown'
}

/** Only from a click: a browser that is asked without one says no for ever. */
export async function askForAlerts({ alerts }: Bell): Promise<void> {
  await Notification.requestPermission()
  alerts.set(alertState())
}

/** On the desktop while the console is hidden. Its words say nothing of whom or why: others may see the screen. */
export function showAlert({ alerts }: Bell, words: string): void {
  if (alerts.get() !== 'on' || document.visibilityState === 'visible') return
  const alert = new Notification('Himoya', { body: words, tag: 'himoya' })
  alert.addEventListener('click', () => {
    window.focus()
    alert.close()
  })
}
