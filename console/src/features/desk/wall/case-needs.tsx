import type { CaseRow } from '@himoya/contract/reports/cases'
import { Button } from '@mui/material'
import { AlarmClock, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import wall from './wall.module.css'
import { PromiseClock } from '../../reports/cases/public/promise-clock.tsx'
import { useCaseRows } from '../../reports/cases/public/use-cases.ts'

const AT_MOST = 5

/** On the wall: cases that wait for a second person, and promises that were not kept. */
export function CaseNeeds() {
  const text = useText()
  const closing = useCaseRows({ view: 'closing' }, 1).data?.results ?? []
  const late = (useCaseRows({ view: 'late' }, 1).data?.results ?? []).filter(({ id }) => !closing.some((one) => one.id === id))
  if (closing.length + late.length === 0) return null
  return (
    <section className={wall.card} aria-label={text('case.title')}>
      <h2>{text('case.title')}</h2>
      <ul className={wall.needs}>
        {[...closing, ...late].slice(0, AT_MOST).map((row) => (
          <li key={row.id} className={wall.need_silent}>
            <NeedRow row={row} closing={closing.includes(row)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NeedRow({ row, closing }: { row: CaseRow; closing: boolean }) {
  const text = useText()
  const Icon = closing ? UsersRound : AlarmClock
  return (
    <>
      <p>
        <Icon size={18} aria-hidden />
        <span>
          {text('case.one', { ref: row.ref })}:{' '}
          {closing ? text('case.view_closing') : (row.assigned_to?.alias ?? text('case.nobody'))}
        </span>
      </p>
      {!closing && row.next ? <PromiseClock promise={row.next} /> : null}
      <span className={wall.need_actions}>
        <Button component={Link} to={`/cases/${row.id}`} size="small" variant="outlined">
          {text('case.alarm_open')}
        </Button>
      </span>
    </>
  )
}
