import { BellOff } from 'lucide-react'
import { useText } from '../../../i18n/use-text.ts'
import { useValue } from '../../../session/value.ts'
import { AlarmBar } from '../../../ui/alarm/alarm-bar.tsx'
import { useBell } from './public/bell.ts'

/** Over every page, on shift or not, for calls for help ring at any time: nobody waits for a sound that does not come. */
export function SilencedBar() {
  const text = useText()
  const hearing = useValue(useBell().chime.hearing)
  return hearing === 'silenced' ? <AlarmBar Icon={BellOff} words={<strong>{text('bell.silenced')}.</strong>} /> : null
}
