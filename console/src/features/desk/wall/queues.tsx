import { RISK_ORDER } from '../../chat/queue/public/risk-order.ts'
import type { Wall, WallQueue } from '@himoya/contract/chat/wall'
import { formatClock, formatDay } from '@himoya/kit/dates'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { RiskMark } from '../../chat/queue/public/risk-mark.tsx'
import { WaitClock } from '../../../ui/marks/wait-clock.tsx'
import styles from './wall.module.css'

/** By language: what its visitors are shown, and who waits. */
export function Queues({ wall }: { wall: Wall }) {
  const text = useText()
  return (
    <section>
      <header className={styles.section_head}>
        <h2>{text('wall.queues')}</h2>
      </header>
      <div className={styles.table_card} tabIndex={0} role="region" aria-label={text('wall.queues')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('hours.language')}</th>
              <th scope="col">{text('wall.shown')}</th>
              <th scope="col">{text('wall.waiting')}</th>
              <th scope="col">{text('wall.by_risk')}</th>
              <th scope="col">{text('wall.longest')}</th>
              <th scope="col">{text('wall.on_shift')}</th>
            </tr>
          </thead>
          <tbody>
            {wall.queues.map((queue) => (
              <Row key={queue.lang} queue={queue} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ queue }: { queue: WallQueue }) {
  const text = useText()
  return (
    <tr>
      <th scope="row">{text(`lang.${queue.lang}`)}</th>
      <td>
        <span className={styles[`state_${queue.state}`]}>{useShown(queue)}</span>
      </td>
      <td className={styles.number}>{queue.waiting}</td>
      <td>
        <span className={styles.risks}>
          {RISK_ORDER.filter((risk) => queue.by_risk[risk] > 0).map((risk) => (
            <span key={risk}>
              {queue.by_risk[risk]} <RiskMark risk={risk} />
            </span>
          ))}
        </span>
      </td>
      <td className={styles.number}>{queue.longest_since ? <WaitClock since={queue.longest_since} /> : '–'}</td>
      <td className={styles.number}>{queue.on_shift}</td>
    </tr>
  )
}

/** The very words a visitor reads, as far as they are numbers. */
function useShown({ state, wait_minutes, opens_at }: WallQueue): string {
  const text = useText()
  const lang = useLang()
  if (state === 'closed')
    return opens_at
      ? text('wall.state_closed_until', { day: formatDay(opens_at, lang), time: formatClock(opens_at) })
      : text('wall.state_closed')
  const state_text = text(state === 'open' ? 'wall.state_open' : 'wall.state_busy')
  return wait_minutes === undefined ? state_text : `${state_text}, ${text('wall.minutes', { count: wait_minutes })}`
}
