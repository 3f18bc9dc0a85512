import type { CaseRow } from '@himoya/contract/reports/cases'
import { Button } from '@mui/material'
import { Siren } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { showAlert, useBell } from '../../notifications/bell/public/bell.ts'
import { ringEveryMs } from '../../notifications/bell/public/urgency.ts'
import { useSoundOn } from '../../notifications/bell/public/use-sound-on.ts'
import { useUnheard } from '../../notifications/bell/public/use-unheard.ts'
import { useMe } from '../../../session/use-me.ts'
import { useText } from '../../../i18n/use-text.ts'
import { callingCases } from './alarming.ts'
import alarm_bar from '../../../ui/alarm/alarm-bar.module.css'
import styles from './cases.module.css'
import { PromiseClock } from './public/promise-clock.tsx'
import { useCaseRows } from './public/use-cases.ts'
import { useTake } from './use-take.ts'
import { useStore } from '../../../session/services.ts'
import { createCasesStore } from './cases-store.ts'
import { usePresence } from '../../../session/use-presence.ts'
import { useNotify } from '../../../ui/notices/use-notify.ts'
import { useValue } from '../../../session/value.ts'

/** Over every screen: a child is in danger now and nobody has the case. It rings until somebody takes it. */
export function CaseAlarms() {
  const text = useText()
  const me = useMe().data
  const [first, ...more] = callingCases(useCaseRows({ view: 'triage' }, 1).data?.results ?? [])
  const rings = usePresence().data?.state === 'on_shift'
  const unheard = useUnheard()
  useCalling(first?.id)
  useLateCall()
  if (!first || !me) return null
  return (
    <div className={`${alarm_bar.bar} ${styles.alarm}`} role="alert">
      <Siren size={22} aria-hidden />
      <p>
        <strong>{text('case.alarm_one', { ref: first.ref, kind: text('case.urgency_now') })}</strong>{' '}
        {first.region_code ? text(`region.${first.region_code}`) : ''}{' '}
        {more.length > 0 ? text('case.alarm_more', { count: more.length }) : ''}
        {rings && unheard !== null ? ` ${unheard}.` : ''}
      </p>
      {first.next ? <PromiseClock promise={first.next} /> : null}
      {me.role === 'counsellor' ? (
        <TakeNow row={first} me_id={me.id} />
      ) : (
        <Button component={Link} to={`/cases/${first.id}`} variant="outlined">
          {text('case.alarm_open')}
        </Button>
      )}
    </div>
  )
}

function TakeNow({ row, me_id }: { row: CaseRow; me_id: string }) {
  const text = useText()
  const take = useTake(row, me_id)
  return (
    <Button
      variant="outlined"
      aria-label={text('case.take_label', { ref: row.ref })}
      disabled={take.isPending}
      onClick={() => take.mutate()}
    >
      {text('case.take')}
    </Button>
  )
}

/** While on shift, as long as it calls: the sound of a high risk, and a word on the desktop. */
function useCalling(id: string | undefined): void {
  const bell = useBell()
  const text = useText()
  const [sound_on] = useSoundOn()
  const on_shift = usePresence().data?.state === 'on_shift'
  const quiet_until = useValue(bell.quiet_until)
  useEffect(() => {
    if (id === undefined || !on_shift) return undefined
    showAlert(bell, text('attention.alert'))
    const ring = (): void => {
      if (sound_on && Date.now() >= quiet_until) bell.chime.ring('high')
    }
    ring()
    const timer = setInterval(ring, ringEveryMs('high'))
    return () => clearInterval(timer)
  }, [id, on_shift, sound_on, quiet_until, bell, text])
}

/** A promise was not kept: said once, to whom it concerns. */
function useLateCall(): void {
  const bell = useBell()
  const case_notices = useStore(createCasesStore)
  const text = useText()
  const notify = useNotify()
  const on_shift = usePresence().data?.state === 'on_shift'
  const heard = useValue(case_notices.latest)
  useEffect(() => {
    if (!on_shift || heard?.frame.change !== 'late' || !heard.frame.alarm) return
    bell.chime.ring('usual')
    notify(text('case.alarm_late', { kind: text(`case.due_${heard.frame.alarm}`) }), 'warning')
    showAlert(bell, text('attention.alert'))
  }, [heard, on_shift, bell, notify, text])
}
