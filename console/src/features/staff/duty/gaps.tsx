import type { DutyRota } from '@himoya/contract/staff/duty'
import { useText } from '../../../i18n/use-text.ts'
import { weekdayKey } from '../../../ui/words/weeks.ts'
import styles from './duty.module.css'

/** Who would be told at this moment; and when in the week nobody would be. */
export function Gaps({ rota: { week, now, members, partner } }: { rota: DutyRota }) {
  const text = useText()
  const gaps = week.filter((span) => span.members.length === 0)
  const names = now.flatMap((id) => members.find(({ account_id }) => account_id === id)?.alias ?? [])
  const reachable = partner?.counts ? [...names, partner.name] : names
  return (
    <section className={styles[reachable.length === 0 ? 'gaps' : 'card']} aria-label={text('duty.now_title')}>
      <p>
        <strong>{text('duty.now_title')}:</strong> {reachable.length === 0 ? text('duty.nobody') : reachable.join(' → ')}
      </p>
      {gaps.length === 0 ? (
        <p>{text('duty.no_gaps')}</p>
      ) : (
        <>
          <p>
            <strong>{text('duty.gaps')}</strong>
          </p>
          <ul className={styles.gap_list}>
            {gaps.map(({ weekday, from, to }) => (
              <li key={`${weekday} ${from}`}>{text('duty.gap', { day: text(weekdayKey(weekday - 1)), from, to })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
