import type { Wall } from '@himoya/contract/chat/wall'
import type { ReactNode } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { WaitClock } from '../../../ui/marks/wait-clock.tsx'
import { clockOf } from './clock-of.ts'
import { longestSilence } from './needs.ts'
import styles from './wall.module.css'

/** The numbers people compare from shift to shift. */
export function Figures({ wall }: { wall: Wall }) {
  const text = useText()
  const { today, waiting, members, chat_cap } = wall
  const active = members.reduce((sum, { chats }) => sum + chats.length, 0)
  const places = members.filter(({ state, live }) => state === 'on_shift' && live).length * chat_cap
  const longest = longestSilence(waiting)
  return (
    <dl className={styles.figures}>
      <Figure name={text('wall.waiting')} note={text('wall.waiting_note')}>
        {waiting.length}
      </Figure>
      <Figure name={text('wall.longest')} note={text('wall.longest_note')}>
        {longest ? <WaitClock since={longest} /> : '–'}
      </Figure>
      <Figure name={text('wall.active')} note={text('wall.active_note', { places })}>
        {active}
      </Figure>
      <Figure
        name={text('wall.taken')}
        note={today.within_five === null ? text('wall.taken_none') : text('wall.taken_note', { percent: today.within_five })}
      >
        {today.median_wait === null ? '–' : clockOf(today.median_wait)}
      </Figure>
      <Figure name={text('wall.unanswered')} note={text('wall.unanswered_note', { count: today.taken })}>
        {today.unanswered}
      </Figure>
    </dl>
  )
}

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  )
}
