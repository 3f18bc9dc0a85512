import { formatClock } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { CalendarClock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../presence.module.css'
import { reminderOf } from '../shift-reminder.ts'
import { useLeave } from '../use-leave.tsx'
import { usePresence } from '../../../../session/use-presence.ts'
import { useSetPresence } from '../use-set-presence.ts'

const LOOK_MS = 30_000

/** The rota speaks up at the beginning and the end of a planned shift; going on shift stays the counsellor's own act. */
export function ShiftReminderStrip() {
  const text = useText()
  const presence = usePresence().data
  const change = useSetPresence()
  const { ask, dialog } = useLeave(() => change.mutate('off'))
  const [now, setNow] = useState(Date.now)
  const [last, setLast] = useState<NonNullable<typeof presence>['planned']>(null)
  const [dismissed, setDismissed] = useState('')
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  const running = presence?.planned && Date.parse(presence.planned.starts_at) <= now ? presence.planned : null
  if (running && running.ends_at !== last?.ends_at) setLast(running)
  const reminder = presence ? reminderOf(presence, last, now) : null
  const key = reminder ? `${reminder.kind} ${reminder.time}` : ''
  if (!reminder || dismissed === key) return dialog
  return (
    <div className={styles.reminder} role="status">
      <CalendarClock size={18} aria-hidden />
      <p>{text(`shift.plan_${reminder.kind}`, { time: formatClock(reminder.time) })}</p>
      {reminder.kind === 'begin' ? (
        <Button variant="contained" size="small" disabled={change.isPending} onClick={() => change.mutate('on_shift')}>
          {text('shift.to_on_shift')}
        </Button>
      ) : null}
      {reminder.kind === 'over' ? (
        <Button variant="outlined" size="small" disabled={change.isPending} onClick={() => ask('off')}>
          {text('shift.to_off')}
        </Button>
      ) : null}
      <Button variant="text" size="small" onClick={() => setDismissed(key)}>
        {text('app.close')}
      </Button>
      {dialog}
    </div>
  )
}
