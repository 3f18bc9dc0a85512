import type { DutyRota } from '@himoya/contract/staff/duty'
import { useId } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { weekdayKey } from '../../../ui/words/weeks.ts'
import styles from './duty.module.css'

/** The week as it would be worked off: for each part of a day who is told, in this order. */
export function DutyWeek({ rota: { week, members } }: { rota: DutyRota }) {
  const text = useText()
  const title = useId()
  const aliasOf = (id: string): string => members.find(({ account_id }) => account_id === id)?.alias ?? ''
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {text('duty.week')}
      </h2>
      <dl className={styles.week}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <div key={day}>
            <dt>{text(weekdayKey(day - 1))}</dt>
            {week
              .filter(({ weekday }) => weekday === day)
              .map((span) => (
                <dd key={span.from} className={span.members.length === 0 ? styles.gap : undefined}>
                  <span className={styles.clock}>
                    {span.from}–{span.to}
                  </span>{' '}
                  {span.members.length === 0 ? text('duty.nobody') : span.members.map(aliasOf).join(' → ')}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
