import type { Rota } from '@himoya/contract/staff/shifts'
import { ApiError } from '@himoya/kit/session/api-client'
import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { CLOCK_PATTERN, typedClock } from '../../../ui/fields/typed-clock.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './rota.module.css'
import { usePlanShift } from './use-rota.ts'
import { spanOf } from '../../../ui/words/weeks.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

type Props = { account_id: string; day: string; members: Rota['members']; onClose(): void }

const WEEKS = [1, 2, 4, 8, 12]

export function PlanShift({ account_id, day, members, onClose }: Props) {
  const text = useText()
  const [who, setWho] = useState(account_id || (members[0]?.id ?? ''))
  const [times, setTimes] = useState<TimesOf>({ day, from: '09:00', to: '17:00', weeks: 1 })
  const plan = usePlanShift(onClose)
  return (
    <FormDialog
      title={text('rota.add')}
      cancel={text('rota.cancel')}
      action={text(plan.isPending ? 'hours.saving' : 'hours.save')}
      disabled={plan.isPending || who === ''}
      onSubmit={() => plan.mutate({ account_id: who, ...spanOf(times.day, times.from, times.to), weeks: times.weeks })}
      onClose={onClose}
    >
      <TextField select label={text('rota.who')} value={who} onChange={(event) => setWho(event.target.value)}>
        {members.map(({ id, alias }) => (
          <MenuItem key={id} value={id}>
            {alias}
          </MenuItem>
        ))}
      </TextField>
      <Times times={times} onChange={(part) => setTimes({ ...times, ...part })} />
      <Problem error={plan.error} />
    </FormDialog>
  )
}

type TimesOf = { day: string; from: string; to: string; weeks: number }

/** A clock or a date is never empty, so its label stays above it. */
const SHRINK = { inputLabel: { shrink: true } }

const CLOCK = { htmlInput: { inputMode: 'numeric', pattern: CLOCK_PATTERN, maxLength: 5 } } as const

function Times({ times, onChange }: { times: TimesOf; onChange(part: Partial<TimesOf>): void }) {
  const text = useText()
  return (
    <>
      <TextField
        required
        type="date"
        label={text('rota.day')}
        value={times.day}
        onChange={(event) => onChange({ day: event.target.value })}
        slotProps={SHRINK}
      />
      <div className={styles.pair}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            required
            label={text(`rota.${end}`)}
            value={times[end]}
            onChange={(event) => onChange({ [end]: event.target.value })}
            onBlur={() => onChange({ [end]: typedClock(times[end]) })}
            slotProps={CLOCK}
          />
        ))}
      </div>
      <TextField
        select
        label={text('rota.repeat')}
        value={times.weeks}
        onChange={(event) => onChange({ weeks: Number(event.target.value) })}
      >
        {WEEKS.map((count) => (
          <MenuItem key={count} value={count}>
            {count === 1 ? text('rota.once') : text('rota.weeks', { count })}
          </MenuItem>
        ))}
      </TextField>
    </>
  )
}

function Problem({ error }: { error: Error | null }) {
  const text = useText()
  if (!error) return null
  const words = isTaken(error) ? text('rota.taken') : isTooLong(error) ? text('rota.too_long') : explain(error, text)
  return (
    <p className={styles.problem} role="alert">
      {words}
    </p>
  )
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.fields['starts_at'] !== undefined
const isTooLong = (error: unknown): boolean => error instanceof ApiError && error.fields['ends_at'] !== undefined
