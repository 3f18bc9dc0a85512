import type { SosRow } from '@himoya/contract/sos/sos'
import { formatClock } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useText } from '../../i18n/use-text.ts'
import { useMe } from '../../session/use-me.ts'
import { isRinging } from './sos-calls.ts'
import styles from './sos.module.css'
import { useCome } from './public/use-sos.ts'

/** Who was woken for a call, and when; who said that they are coming; that nobody is left to tell. */
export function CallWake({ call }: { call: SosRow }) {
  const text = useText()
  const { alerts, coming, unanswered_at } = call
  const rings = isRinging(call)
  if (alerts.length === 0 && coming === null && !(rings && unanswered_at !== null)) return null
  return (
    <span className={styles.wake}>
      {alerts.map(({ id, member, notified_at, state }) => (
        <span key={id}>
          {text(`sos.alert_${state}`, { name: member?.alias ?? text('sos.partner'), time: formatClock(notified_at) })}
        </span>
      ))}
      {coming ? <b>{text('sos.coming_at', { alias: coming.alias, time: formatClock(coming.at) })}</b> : null}
      {rings && unanswered_at !== null ? <b>{text(alerts.length === 0 ? 'sos.nobody_to_tell' : 'sos.all_notified')}</b> : null}
    </span>
  )
}

/** For whoever was woken: nobody else is while they are on their way. */
export function ComingButton({ call }: { call: SosRow }) {
  const text = useText()
  const me = useMe().data
  const come = useCome()
  const was_notified = call.alerts.some(({ member }) => member !== null && member.id === me?.id)
  if (!was_notified || !isRinging(call) || call.coming?.id === me?.id) return null
  return (
    <Button variant="outlined" disabled={come.isPending} onClick={() => come.mutate(call.id)}>
      {text('sos.come')}
    </Button>
  )
}
