import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import { Button } from '@mui/material'
import { Handshake } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { useStore } from '../../../session/services.ts'
import { usePresence } from '../../../session/use-presence.ts'
import { useValue } from '../../../session/value.ts'
import { useNow } from '../../../ui/marks/use-now.ts'
import { showAlert, useBell } from '../../notifications/bell/public/bell.ts'
import type { Sound } from '../../notifications/bell/public/chime.ts'
import { useSoundOn } from '../../notifications/bell/public/use-sound-on.ts'
import { type Stage, stageOf } from './due-times.ts'
import styles from './follow-ups.module.css'
import { createFollowUpsStore, type Rung } from './follow-ups-store.ts'
import { placeOf } from './public/place-of.ts'
import { useOpenFollowUps } from './public/use-follow-ups.ts'
import { useDueWords } from './use-due-words.ts'

const TICK_MS = 5_000
const SOUNDS: Record<Rung['change'], Sound> = { reminder: 'reply', due: 'usual', late: 'high' }
const RINGS: ReadonlySet<Stage> = new Set(['soon', 'due', 'late'])

/** Over every page: what I promised comes up, or is over. It says to whom and when; what was promised stands beside the chat. */
export function PromiseBar() {
  const text = useText()
  const dueWords = useDueWords()
  const now = useNow(TICK_MS)
  const [closed, setClosed] = useState<readonly string[]>([])
  useRinging()
  const ringing = (useOpenFollowUps('mine').data ?? [])
    .filter(({ declined_at }) => declined_at === null)
    .map((one) => ({ one, stage: stageOf(one.due_at, now) }))
    .filter(({ one, stage }) => RINGS.has(stage) && !closed.includes(keyOf(one, stage)))
  const [first] = ringing
  if (!first) return null
  const { one, stage } = first
  return (
    <div className={styles[`bar_${stage}`]} role={stage === 'soon' ? 'status' : 'alert'}>
      <Handshake size={20} aria-hidden />
      <p>
        {text(`promise.${one.kind === 'appointment' ? 'meet_' : ''}bar_${stage === 'soon' ? 'soon' : 'over'}`, {
          to: nameOf(one, text),
          time: dueWords(one.due_at),
        })}{' '}
        {ringing.length > 1 ? text('promise.bar_more', { count: ringing.length - 1 }) : ''}
      </p>
      <Button component={Link} to={placeOf(one)} variant="outlined" size="small">
        {text('promise.open')}
      </Button>
      <Button variant="text" size="small" onClick={() => setClosed([...closed, keyOf(one, stage)])}>
        {text('app.close')}
      </Button>
    </div>
  )
}

/** Closed is closed until the next step. */
const keyOf = ({ id }: FollowUp, stage: Stage): string => `${id} ${stage}`

const nameOf = ({ case_id, to }: FollowUp, text: ReturnType<typeof useText>): string =>
  case_id ? text('case.one', { ref: to }) : to

/** While on shift, one sound for each step, and a word on the desktop. */
function useRinging(): void {
  const bell = useBell()
  const text = useText()
  const rung = useValue(useStore(createFollowUpsStore))
  const [sound_on] = useSoundOn()
  const on_shift = usePresence().data?.state === 'on_shift'
  const announced = useRef(rung)
  useEffect(() => {
    // once a step: neither a later shift nor another language rings it again
    if (!rung || announced.current === rung) return
    announced.current = rung
    if (!on_shift) return
    if (sound_on) bell.chime.ring(SOUNDS[rung.change])
    showAlert(bell, text('attention.alert'))
  }, [rung, on_shift, sound_on, bell, text])
}
