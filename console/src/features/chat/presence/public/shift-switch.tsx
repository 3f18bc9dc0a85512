import type { PresenceState } from '@himoya/contract/staff/staff'
import { formatClock } from '@himoya/kit/dates'
import { ChevronDown } from 'lucide-react'
import { ChoiceMenu } from '../../../../ui/choices/choice-menu.tsx'
import { useText } from '../../../../i18n/use-text.ts'
import { useOffline } from '../../../../session/use-offline.ts'
import { usePlaces } from '../../queue/public/use-places.ts'
import styles from '../presence.module.css'
import { useLeave } from '../use-leave.tsx'
import { usePresence } from '../../../../session/use-presence.ts'
import { useSetPresence } from '../use-set-presence.ts'

const STATES: PresenceState[] = ['on_shift', 'break', 'off']

export function ShiftSwitch() {
  const text = useText()
  const presence = usePresence()
  const change = useSetPresence()
  const places = usePlaces()
  const offline = useOffline()
  const { ask, dialog } = useLeave((how) => {
    if (how !== 'sign_out') change.mutate(how)
  })
  if (!presence.data) return null
  const { state, since, chat_cap } = presence.data
  const shown = change.isPending ? change.variables : state
  const options = STATES.map((value) => ({
    value,
    label: text(value === state ? `shift.${value}` : `shift.to_${value}`),
    icon: <Dot state={value} />,
  }))
  const choose = (next: PresenceState): void => {
    if (next === state) return
    if (next === 'on_shift') change.mutate(next)
    else ask(next)
  }
  return (
    <>
      <ChoiceMenu
        options={options}
        chosen={state}
        onChoose={choose}
        label={text('shift.label')}
        className={styles.switch}
        disabled={change.isPending || offline}
        startIcon={<Dot state={offline ? 'off' : shown} />}
        endIcon={<ChevronDown size={18} aria-hidden />}
        title={state === 'off' ? undefined : text('shift.since', { time: formatClock(since) })}
      >
        {text(offline ? 'shift.offline' : `shift.${shown}`)}
        {shown === 'on_shift' && !offline ? text('shift.of_cap', { open: places.open, cap: chat_cap }) : null}
      </ChoiceMenu>
      {dialog}
    </>
  )
}

function Dot({ state }: { state: PresenceState }) {
  return <span className={styles[`dot_${state}`]} aria-hidden />
}
