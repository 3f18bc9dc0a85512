import { DUTY_PLACES } from '@himoya/contract/staff/duty-lists'
import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { CLOCK_PATTERN, typedClock } from '../../../ui/fields/typed-clock.ts'
import { weekdayKey } from '../../../ui/words/weeks.ts'
import styles from './duty.module.css'
import { useDutyChange } from './use-duty.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const PLACES = Array.from({ length: DUTY_PLACES }, (_, index) => index + 1)
const CLOCK = { htmlInput: { inputMode: 'numeric', pattern: CLOCK_PATTERN, maxLength: 5 } } as const

/** When a member may be woken, each week, and as who in the row. */
export function SlotDialog({ account_id, alias, onClose }: { account_id: string; alias: string; onClose(): void }) {
  const text = useText()
  const [weekdays, setWeekdays] = useState(EVERY_DAY)
  const [times, setTimes] = useState({ opens: '20:00', closes: '08:00' })
  const [place, setPlace] = useState(1)
  const body = { account_id, weekdays, place, ...times }
  const add = useDutyChange((api) => api.post('staff/duty/slot/', body), 'duty.slot_added', onClose)
  return (
    <FormDialog
      title={text('duty.slot_title', { name: alias })}
      cancel={text('duty.cancel')}
      action={text('duty.save')}
      disabled={add.isPending || weekdays.length === 0}
      onSubmit={() => add.mutate()}
      onClose={onClose}
    >
      <Days weekdays={weekdays} onChange={setWeekdays} />
      <div className={styles.pair}>
        {(['opens', 'closes'] as const).map((end) => (
          <TextField
            key={end}
            required
            label={text(`duty.${end}`)}
            value={times[end]}
            onChange={(event) => setTimes({ ...times, [end]: event.target.value })}
            onBlur={() => setTimes({ ...times, [end]: typedClock(times[end]) })}
            slotProps={CLOCK}
          />
        ))}
      </div>
      <p className={styles.quiet}>{text('duty.over_night')}</p>
      <TextField
        select
        label={text('duty.place')}
        helperText={text('duty.place_hint')}
        value={place}
        onChange={(event) => setPlace(Number(event.target.value))}
      >
        {PLACES.map((one) => (
          <MenuItem key={one} value={one}>
            {text('duty.place_n', { place: one })}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  )
}

function Days({ weekdays, onChange }: { weekdays: number[]; onChange(weekdays: number[]): void }) {
  const text = useText()
  return (
    <fieldset className={styles.days}>
      <legend>{text('duty.days')}</legend>
      {EVERY_DAY.map((day) => (
        <FormControlLabel
          key={day}
          label={text(weekdayKey(day - 1))}
          control={
            <Checkbox
              checked={weekdays.includes(day)}
              onChange={(_, on) => onChange(on ? [...weekdays, day] : weekdays.filter((one) => one !== day))}
            />
          }
        />
      ))}
    </fieldset>
  )
}
