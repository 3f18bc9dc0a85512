import { Button } from '@mui/material'
import { Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { AlarmBar } from '../../../ui/alarm/alarm-bar.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { useChatList } from '../../chat/queue/public/use-chat-list.ts'
import { formatWait } from '../../../ui/marks/wait-time.ts'
import styles from './attention.module.css'
import { hush, showAlert, useBell } from '../../notifications/bell/public/bell.ts'
import { callOf, overdue, ringEveryMs } from '../../notifications/bell/public/urgency.ts'
import { useSoundOn } from '../../notifications/bell/public/use-sound-on.ts'
import { useUnheard } from '../../notifications/bell/public/use-unheard.ts'
import { useValue } from '../../../session/value.ts'

const LOOK_MS = 1_000
/** The rest stand on the wall and in the queue. */
const NAMED = 5

/**
 * For a supervisor, over every page and on shift or not: somebody who may be in danger was taken by nobody for two minutes. It
 * rings until they are taken.
 */
export function DangerAlarm() {
  const text = useText()
  const bell = useBell()
  const unheard = useUnheard()
  const waiting = useChatList('waiting').data ?? []
  const now = useNow()
  const late = overdue(waiting, now)
  const [first, ...more] = late
  useAlarm(first ? callOf(first) : null, first?.id)
  if (!first) return null
  const time = formatWait(first.waiting_since ?? first.created_at, now)
  const why =
    first.hints.length > 0 ? first.hints.map((topic) => text(`care.topic_${topic}`)).join(', ') : text(`risk.${first.risk}`)
  return (
    <AlarmBar
      Icon={Lightbulb}
      words={
        <>
          <strong>{text('attention.overdue', { person: first.person })}</strong> {why}.{' '}
          {first.hints.length > 0 ? text('care.hint_decides') : ''}{' '}
          {more.length > 0
            ? text('attention.overdue_more', {
                names: more
                  .slice(0, NAMED)
                  .map(({ person }) => person)
                  .join(', '),
              })
            : ''}
          {unheard === null ? '' : ` ${unheard}.`}
        </>
      }
    >
      <span className={styles.alarm_clock} aria-live="off">
        {time}
      </span>
      <Button component={Link} to={`/queue/${first.id}`} variant="outlined">
        {text('attention.overdue_open')}
      </Button>
      <Button variant="outlined" onClick={() => hush(bell)}>
        {text('attention.hush')}
      </Button>
    </AlarmBar>
  )
}

function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function useAlarm(call: ReturnType<typeof callOf> | null, id: string | undefined): void {
  const bell = useBell()
  const text = useText()
  const [sound_on] = useSoundOn()
  const quiet_until = useValue(bell.quiet_until)
  useEffect(() => {
    if (call === null || id === undefined) return undefined
    showAlert(bell, text('attention.alert'))
    const ring = (): void => {
      if (sound_on && Date.now() >= quiet_until) bell.chime.ring(call)
    }
    ring()
    const timer = setInterval(ring, ringEveryMs(call))
    return () => clearInterval(timer)
  }, [call, id, sound_on, quiet_until, bell, text])
}
