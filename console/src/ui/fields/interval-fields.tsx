import type { Interval } from '@himoya/contract/staff/shifts'
import { Button, IconButton } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { CLOCK_PATTERN, typedClock } from './typed-clock.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './interval-fields.module.css'
import { isAllDay, isOverNight, nextInterval, shownClock } from './intervals.ts'

const MOST = 6

type Props = {
  /** Whose times these are, for screen readers: a weekday, a date. */
  of: string
  intervals: Interval[]
  readonly: boolean
  onChange(intervals: Interval[]): void
}

/** Any number of times a day; none of them is a closed day. */
export function IntervalFields({ of, intervals, readonly, onChange }: Props) {
  const text = useText()
  const change = (index: number, part: Partial<Interval>): void =>
    onChange(intervals.map((one, at) => (at === index ? { ...one, ...part } : one)))
  return (
    <div className={styles.intervals}>
      {intervals.length === 0 ? <span className={styles.closed}>{text('hours.closed')}</span> : null}
      {[...intervals.entries()].map(([index, interval]) => (
        <span key={index} className={styles.interval}>
          <Clock
            label={`${of}: ${text('hours.opens')}`}
            value={interval.opens}
            readonly={readonly}
            onChange={(opens) => change(index, { opens })}
          />
          <span aria-hidden>–</span>
          <Clock
            label={`${of}: ${text('hours.closes')}`}
            value={shownClock(interval.closes)}
            readonly={readonly}
            onChange={(closes) => change(index, { closes })}
          />
          {isAllDay(interval) ? <small>{text('hours.all_day')}</small> : null}
          {isOverNight(interval) ? <small>{text('hours.over_night')}</small> : null}
          {readonly ? null : (
            <IconButton
              size="small"
              aria-label={`${of}: ${text('hours.remove')}`}
              onClick={() => onChange(intervals.filter((_, at) => at !== index))}
            >
              <X size={16} />
            </IconButton>
          )}
        </span>
      ))}
      {readonly || intervals.length >= MOST ? null : (
        <Button
          size="small"
          startIcon={<Plus size={16} />}
          aria-label={`${of}: ${text('hours.add')}`}
          onClick={() => onChange([...intervals, nextInterval(intervals)])}
        >
          {text('hours.add')}
        </Button>
      )}
    </div>
  )
}

type ClockProps = { label: string; value: string; readonly: boolean; onChange(value: string): void }

function Clock({ label, value, readonly, onChange }: ClockProps) {
  const text = useText()
  return (
    <input
      required
      inputMode="numeric"
      placeholder="00:00"
      pattern={CLOCK_PATTERN}
      maxLength={5}
      title={text('hours.clock')}
      className={styles.clock}
      aria-label={label}
      value={value}
      disabled={readonly}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onChange(typedClock(value))}
    />
  )
}
