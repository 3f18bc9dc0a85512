import { TextField } from '@mui/material'
import { useText } from '../../../i18n/use-text.ts'
import { CLOCK_PATTERN, typedClock } from '../../../ui/fields/typed-clock.ts'
import styles from './follow-ups.module.css'

export type Own = { day: string; clock: string }

export function OwnTime({ own, onChange }: { own: Own; onChange(own: Own): void }) {
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

export function Chips<T extends string>({ label, options, onChoose }: ChipsProps<T>) {
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
