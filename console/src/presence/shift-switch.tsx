import type { PresenceState } from '@himoya/contract/staff'
import { formatClock } from '@himoya/kit/dates'
import { ChevronDown } from 'lucide-react'
import { ChoiceMenu } from '../app/choice-menu.tsx'
import { useText } from '../i18n/use-text.ts'
import styles from './presence.module.css'
import { usePresence, useSetPresence } from './use-presence.ts'

const STATES: PresenceState[] = ['on_shift', 'break', 'off']

export function ShiftSwitch() {
  const text = useText()
  const presence = usePresence()
  const change = useSetPresence()
  if (!presence.data) return null
  const { state, since } = presence.data
  const shown = change.isPending ? change.variables : state
  const options = STATES.map((value) => ({
    value,
    label: text(value === state ? `shift.${value}` : `shift.to_${value}`),
    icon: <Dot state={value} />,
  }))
  return (
    <ChoiceMenu
      options={options}
      chosen={state}
      onChoose={(next) => {
        if (next !== state) change.mutate(next)
      }}
      label={text('shift.label')}
      className={styles.switch}
      disabled={change.isPending}
      startIcon={<Dot state={shown} />}
      endIcon={<ChevronDown size={18} aria-hidden />}
      title={state === 'off' ? undefined : text('shift.since', { time: formatClock(since) })}
    >
      {text(`shift.${shown}`)}
    </ChoiceMenu>
  )
}

function Dot({ state }: { state: PresenceState }) {
  return <span className={styles[`dot_${state}`]} aria-hidden />
}
