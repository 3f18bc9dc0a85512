import { FormControlLabel, Switch } from '@mui/material'
import { IntervalFields } from '../../ui/fields/interval-fields.tsx'
import { useText } from '../../i18n/use-text.ts'
import { weekdayKey } from '../../ui/words/weeks.ts'
import styles from '../../ui/fields/editor.module.css'
import type { FieldProps } from './field-props.ts'

/** A week from Monday; a day without times is closed. */
export type WeekValue = { opens: string; closes: string }[][]

const DAYS = [0, 1, 2, 3, 4, 5, 6]
const WORKDAY = { opens: '09:00', closes: '18:00' }
const USUAL: WeekValue = DAYS.map((day) => (day < 5 ? [WORKDAY] : []))

/** When a place is open, or that nobody knows it. */
export function HoursField({ id, label, value, problem, readonly, onChange }: FieldProps<WeekValue | null>) {
  const text = useText()
  return (
    <fieldset id={id} className={styles.group} tabIndex={-1}>
      <legend>{label}</legend>
      {problem === undefined ? null : <p className={styles.wrong}>{problem}</p>}
      <FormControlLabel
        control={<Switch checked={value !== null} disabled={readonly} onChange={(_, on) => onChange(on ? USUAL : null)} />}
        label={text('content.hours_known')}
      />
      {value === null
        ? null
        : DAYS.map((day) => (
            <div key={day} className={styles.day}>
              <span>{text(weekdayKey(day))}</span>
              <IntervalFields
                of={text(weekdayKey(day))}
                intervals={value[day] ?? []}
                readonly={readonly}
                onChange={(intervals) => onChange(DAYS.map((one) => (one === day ? intervals : (value[one] ?? []))))}
              />
            </div>
          ))}
    </fieldset>
  )
}
