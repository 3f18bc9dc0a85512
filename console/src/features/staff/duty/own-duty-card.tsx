import type { DutySlot, OwnDuty } from '@himoya/contract/staff/duty'
import { Button, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useMe } from '../../../session/use-me.ts'
import { weekdayKey } from '../../../ui/words/weeks.ts'
import styles from './duty.module.css'
import { useOwnDuty, useOwnDutyChange } from './use-duty.ts'

/** My own phone on the rota: confirmed by the code that comes to it. */
export function OwnDutyCard() {
  const text = useText()
  const title = useId()
  const is_supervisor = useMe().data?.role === 'supervisor'
  const own = useOwnDuty().data
  if (!own || (own.phone === null && is_supervisor)) return null
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title}>{text('duty.own')}</h2>
      {own.phone === null ? <p>{text('duty.own_none')}</p> : <OwnPhone own={own} />}
    </section>
  )
}

/** The days with the same times and the same place, together. */
function alike(slots: readonly DutySlot[]): DutySlot[][] {
  const groups: DutySlot[][] = []
  for (const slot of slots) {
    const same = groups.find(([one]) => one!.opens === slot.opens && one!.closes === slot.closes && one!.place === slot.place)
    if (same) same.push(slot)
    else groups.push([slot])
  }
  return groups
}

function OwnPhone({ own }: { own: OwnDuty }) {
  const text = useText()
  return (
    <>
      <p>
        <strong className={styles.clock}>{own.phone}</strong>{' '}
        <span className={styles[own.confirmed_at === null ? 'bad' : 'good']}>
          {text(own.confirmed_at === null ? 'duty.own_unconfirmed' : 'duty.own_confirmed')}
        </span>
      </p>
      {own.confirmed_at === null ? <Confirm waiting={own.code_until !== null} /> : null}
      <ul className={styles.own_times}>
        {alike(own.slots).map((days) => (
          <li key={days[0]!.id}>
            <span className={styles.clock}>
              {days[0]!.opens}–{days[0]!.closes}
            </span>
            , {text('duty.place_n', { place: days[0]!.place })}:{' '}
            {days.map(({ weekday }) => text(weekdayKey(weekday - 1))).join(', ')}
          </li>
        ))}
      </ul>
    </>
  )
}

function Confirm({ waiting }: { waiting: boolean }) {
  const text = useText()
  const [code, setCode] = useState('')
  const send = useOwnDutyChange((api) => api.post('staff/duty/own/code/'), 'duty.code_sent')
  const confirm = useOwnDutyChange((api) => api.post('staff/duty/own/confirm/', { code }), 'duty.own_done')
  return (
    <form
      className={styles.confirm}
      onSubmit={(event) => {
        event.preventDefault()
        confirm.mutate()
      }}
    >
      {waiting ? (
        <>
          <TextField
            required
            label={text('duty.code')}
            value={code}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', pattern: '[0-9]{6}', maxLength: 6 } }}
            onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, ''))}
          />
          <Button type="submit" variant="contained" disabled={code.length !== 6 || confirm.isPending}>
            {text('duty.confirm')}
          </Button>
        </>
      ) : null}
      <Button variant={waiting ? 'text' : 'contained'} disabled={send.isPending} onClick={() => send.mutate()}>
        {text(waiting ? 'duty.code_again' : 'duty.code_send')}
      </Button>
    </form>
  )
}
