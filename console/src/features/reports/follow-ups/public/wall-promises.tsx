import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../i18n/use-text.ts'
import { useNow } from '../../../../ui/marks/use-now.ts'
import { stageOf } from '../due-times.ts'
import styles from '../follow-ups.module.css'
import { HandDialog } from '../hand-dialog.tsx'
import { DueClock } from './due-clock.tsx'
import { placeOf } from './place-of.ts'
import { useFollowUpsToday, useOpenFollowUps } from './use-follow-ups.ts'

const AT_MOST = 8
const TICK_MS = 15_000

/** On the wall: what the team promised for the next hour, what is late, and whose it is; nobody's words. */
export function WallPromises({ className }: { className: string | undefined }) {
  const text = useText()
  const now = useNow(TICK_MS)
  const today = useFollowUpsToday().data
  const near = (useOpenFollowUps('all').data ?? []).filter(({ due_at }) => stageOf(due_at, now) !== 'ahead')
  return (
    <section className={className} aria-label={text('promise.title')}>
      <h2>{text('promise.title')}</h2>
      {near.length === 0 ? <p className={styles.quiet}>{text('promise.wall_none')}</p> : null}
      <ul className={styles.list}>
        {near.slice(0, AT_MOST).map((one) => (
          <WallRow key={one.id} one={one} />
        ))}
      </ul>
      {near.length > AT_MOST ? (
        <p className={styles.quiet}>{text('promise.bar_more', { count: near.length - AT_MOST })}</p>
      ) : null}
      {today ? (
        <p className={styles.quiet}>
          {text('promise.wall_today', { kept: today.kept, late: today.kept_late, broken: today.broken, open: today.open })}
        </p>
      ) : null}
    </section>
  )
}

function WallRow({ one }: { one: FollowUp }) {
  const text = useText()
  const [handing, setHanding] = useState(false)
  return (
    <li>
      <p className={styles.words}>
        <strong>{one.owner?.alias ?? text('promise.nobody')}</strong> → {one.case_id ? text('case.one', { ref: one.to }) : one.to}
      </p>
      <DueClock due_at={one.due_at} />
      <div className={styles.ways}>
        {one.case_id ? (
          <Button component={Link} to={placeOf(one)} size="small" variant="outlined">
            {text('promise.open')}
          </Button>
        ) : null}
        {one.can.hand ? (
          <Button size="small" variant="outlined" onClick={() => setHanding(true)}>
            {text('promise.hand')}
          </Button>
        ) : null}
      </div>
      {handing ? <HandDialog id={one.id} onClose={() => setHanding(false)} /> : null}
    </li>
  )
}
