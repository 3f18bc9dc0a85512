import { FOLLOW_UP_LENGTHS } from '@himoya/contract/follow-up-lists'
import type { FollowUpBody } from '@himoya/contract/follow-ups'
import { DAY_MS } from '@himoya/contract/tashkent'
import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { TextKey } from '../../i18n/text-key.ts'
import { useText } from '../../i18n/use-text.ts'
import { fromTashkent, toTashkent } from '../../ui/fields/local-time.ts'
import { CLOCK_PATTERN, typedClock } from '../../ui/fields/typed-clock.ts'
import { useNow } from '../../ui/marks/use-now.ts'
import { type QuickTime, quickTimes } from './due-times.ts'
import styles from './follow-ups.module.css'
import { WordsField } from '../../ui/fields/words-field.tsx'

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
  /** The person has a chat to see it in. */
  may_show: boolean
  onMake(body: FollowUpBody): void
  onCancel(): void
}
type Time = QuickTime | 'own'
type Own = { day: string; clock: string }

/** Words, ready or one's own, and a time in one press; both are there before it can be saved. */
export function PromiseForm({ busy, may_show, onMake, onCancel }: Props) {
  const text = useText()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<Time | null>(null)
  const [shown, setShown] = useState(false)
  const [own, setOwn] = useState<Own>(() => ({ day: toTashkent(Date.now() + DAY_MS).slice(0, 10), clock: '15:00' }))
  const due_at = dueOf(chosen, own)
  const times: Time[] = [...quickTimes(useNow(TICK_MS)).map(({ name }) => name), 'own']
  return (
    <div className={styles.form} role="group" aria-label={text('promise.add')}>
      <Chips
        label={text('promise.ready')}
        options={READY.map((key) => ({ name: key, label: text(key), on: words === text(key) }))}
        onChoose={(key) => setWords(text(key))}
      />
      <WordsField
        most={FOLLOW_UP_LENGTHS.words}
        label={text('promise.words')}
        value={words}
        maxRows={4}
        autoFocus
        onChange={(event) => setWords(event.target.value)}
      />
      <Chips<Time>
        label={text('promise.when')}
        options={times.map((name) => ({ name, label: text(`promise.time_${name}`), on: chosen === name }))}
        onChoose={setChosen}
      />
      {chosen === 'own' ? <OwnTime own={own} onChange={setOwn} /> : null}
      {may_show ? (
        <FormControlLabel
          control={<Checkbox checked={shown} onChange={(_, checked) => setShown(checked)} />}
          label={text('promise.show')}
        />
      ) : null}
      <div className={styles.ways}>
        <Button
          variant="contained"
          size="small"
          disabled={busy || words.trim() === '' || due_at === null}
          onClick={() => due_at !== null && onMake({ words: words.trim(), due_at, shown })}
        >
          {text(busy ? 'case.saving' : 'promise.make')}
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

/** null: not chosen, no time, or over. */
function dueOf(chosen: Time | null, { day, clock }: Own): string | null {
  const now = Date.now()
  if (chosen !== 'own') {
    const quick = quickTimes(now).find(({ name }) => name === chosen)
    return quick ? new Date(quick.at).toISOString() : null
  }
  const due_at = fromTashkent(`${day}T${clock}`)
  return due_at !== null && Date.parse(due_at) > now ? due_at : null
}

function OwnTime({ own, onChange }: { own: Own; onChange(own: Own): void }) {
  const text = useText()
  return (
    <div className={styles.two}>
      <TextField
        type="date"
        label={text('case.task_day')}
        value={own.day}
        slotProps={{ inputLabel: { shrink: true } }}
        onChange={(event) => onChange({ ...own, day: event.target.value })}
      />
      <TextField
        label={text('case.task_clock')}
        value={own.clock}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5, pattern: CLOCK_PATTERN } }}
        onChange={(event) => onChange({ ...own, clock: event.target.value })}
        onBlur={() => onChange({ ...own, clock: typedClock(own.clock) })}
      />
    </div>
  )
}

type ChipsProps<T> = { label: string; options: readonly { name: T; label: string; on: boolean }[]; onChoose(name: T): void }

function Chips<T extends string>({ label, options, onChoose }: ChipsProps<T>) {
  return (
    <fieldset className={styles.chips}>
      <legend>{label}</legend>
      {options.map(({ name, label: word, on }) => (
        <button
          key={name}
          type="button"
          aria-pressed={on}
          className={on ? styles.choice_on : styles.choice}
          onClick={() => onChoose(name)}
        >
          {word}
        </button>
      ))}
    </fieldset>
  )
}
