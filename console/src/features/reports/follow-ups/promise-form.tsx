import { FOLLOW_UP_KINDS, type FollowUpKind, FOLLOW_UP_LENGTHS } from '@himoya/contract/reports/follow-up-lists'
import type { FollowUpBody } from '@himoya/contract/reports/follow-ups'
import { DAY_MS } from '@himoya/contract/tashkent'
import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { TextKey } from '../../../i18n/text-key.ts'
import { useText } from '../../../i18n/use-text.ts'
import { fromTashkent, toTashkent } from '../../../ui/fields/local-time.ts'
import { useNow } from '../../../ui/marks/use-now.ts'
import { type AppointmentTime, appointmentTimes, faultOf, type QuickTime, quickTimes } from './due-times.ts'
import styles from './follow-ups.module.css'
import { Chips, type Own, OwnTime } from './time-choices.tsx'
import { useIsPlanned } from './use-shifts.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

/** What counsellors promise most often. */
const READY = [
  'promise.ready_write',
  'promise.ready_ask',
  'promise.ready_place',
  'promise.ready_call',
] as const satisfies TextKey[]

const TICK_MS = 60_000

type Props = {
  busy: boolean
  /** The person has a chat to see it in, and to come to. */
  may_show: boolean
  /** Nothing else is made here. */
  only?: FollowUpKind
  onMake(body: FollowUpBody): void
  onCancel(): void
}
type Time = QuickTime | AppointmentTime | 'own'

/** Words, ready or one's own, and a time in one press; or a day and hour to talk. All is there before it can be saved. */
export function PromiseForm({ busy, may_show, only, onMake, onCancel }: Props) {
  const text = useText()
  const [kind, setKind] = useState<FollowUpKind>(only ?? 'promise')
  const [words, setWords] = useState('')
  const [shown, setShown] = useState(false)
  const when = useWhen(kind)
  const meets = kind === 'appointment'
  const body = { kind, words: meets ? '' : words.trim(), shown: shown || meets }
  const { due_at } = when
  return (
    <div className={styles.form} role="group" aria-label={text('promise.add')}>
      {may_show && !only ? (
        <Chips
          label={text('promise.kind')}
          options={FOLLOW_UP_KINDS.map((name) => ({ name, label: text(`promise.kind_${name}`), on: kind === name }))}
          onChoose={(name) => (setKind(name), when.choose(null))}
        />
      ) : null}
      {meets ? null : <PromiseWords words={words} onWords={setWords} />}
      <When kind={kind} when={when} />
      {meets ? (
        <p className={styles.quiet}>{text('promise.appointment_hint')}</p>
      ) : may_show ? (
        <FormControlLabel
          control={<Checkbox checked={shown} onChange={(_, checked) => setShown(checked)} />}
          label={text('promise.show')}
        />
      ) : null}
      <div className={styles.ways}>
        <Button
          variant="contained"
          size="small"
          disabled={busy || (body.words === '' && !meets) || due_at === null}
          onClick={() => due_at !== null && onMake({ ...body, due_at })}
        >
          {text(busy ? 'case.saving' : meets ? 'promise.agree' : 'promise.make')}
        </Button>
        <Button variant="text" size="small" onClick={onCancel}>
          {text('case.cancel')}
        </Button>
      </div>
    </div>
  )
}

export function AddPromise({ onClick }: { onClick(): void }) {
  const text = useText()
  return (
    <Button variant="outlined" size="small" className={styles.add} startIcon={<Plus size={15} />} onClick={onClick}>
      {text('promise.add')}
    </Button>
  )
}

function PromiseWords({ words, onWords }: { words: string; onWords(words: string): void }) {
  const text = useText()
  return (
    <>
      <Chips
        label={text('promise.ready')}
        options={READY.map((key) => ({ name: key, label: text(key), on: words === text(key) }))}
        onChoose={(key) => onWords(text(key))}
      />
      <WordsField
        most={FOLLOW_UP_LENGTHS.words}
        label={text('promise.words')}
        value={words}
        maxRows={4}
        autoFocus
        onChange={(event) => onWords(event.target.value)}
      />
    </>
  )
}

const timesOf = (kind: FollowUpKind, now: number): { name: Time; at: number }[] =>
  kind === 'appointment' ? appointmentTimes(now) : quickTimes(now)

/** `due_at` null: not chosen, no time, or what `fault` says. */
function useWhen(kind: FollowUpKind) {
  const [chosen, choose] = useState<Time | null>(null)
  const [own, setOwn] = useState<Own>(() => ({ day: toTashkent(Date.now() + DAY_MS).slice(0, 10), clock: '15:00' }))
  const now = useNow(TICK_MS)
  const times = timesOf(kind, now)
  const quick = times.find(({ name }) => name === chosen)?.at
  const at = chosen === 'own' ? fromTashkent(`${own.day}T${own.clock}`) : quick ? new Date(quick).toISOString() : null
  const fault = at && faultOf(at, now)
  return {
    names: [...times.map(({ name }) => name), 'own' as const],
    chosen,
    choose,
    own,
    setOwn,
    fault,
    due_at: fault ? null : at,
  }
}

function When({ kind, when }: { kind: FollowUpKind; when: ReturnType<typeof useWhen> }) {
  const text = useText()
  const planned = useIsPlanned(when.due_at, kind === 'appointment')
  const said = when.fault ? text(`promise.fault_${when.fault}`) : planned === false ? text('promise.off_shift') : ''
  return (
    <>
      <Chips<Time>
        label={text(kind === 'appointment' ? 'promise.meet_when' : 'promise.when')}
        options={when.names.map((name) => ({ name, label: text(`promise.time_${name}`), on: when.chosen === name }))}
        onChoose={when.choose}
      />
      {when.chosen === 'own' ? <OwnTime own={when.own} onChange={when.setOwn} /> : null}
      <p className={styles.warning} role="status">
        {said}
      </p>
    </>
  )
}
