import type { Wall } from '@himoya/contract/chat/wall'
import { useText } from '../../../i18n/use-text.ts'
import styles from './wall.module.css'

const HIGH_PX = 96
const STEP_PX = 26

/** How many people came in each hour of today. The numbers stand on the bars, so no scale is needed. */
export function ByHour({ wall }: { wall: Wall }) {
  const text = useText()
  const { by_hour } = wall.today
  const most = Math.max(1, ...by_hour.map(({ came }) => came))
  const first = by_hour[0]?.hour ?? 0
  const last = by_hour.at(-1)?.hour ?? 0
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const came = (hour: number): number => by_hour.find((one) => one.hour === hour)?.came ?? 0
  return (
    <section className={styles.card} aria-label={text('wall.by_hour')}>
      <h2>{text('wall.by_hour')}</h2>
      {by_hour.length === 0 ? (
        <p className={styles.hint}>{text('wall.by_hour_none')}</p>
      ) : (
        <svg
          className={styles.bars}
          viewBox={`0 0 ${hours.length * STEP_PX} ${HIGH_PX + 36}`}
          role="img"
          aria-label={hours.map((hour) => `${hour}:00: ${came(hour)}`).join(', ')}
        >
          {hours.map((hour, index) => {
            const height = Math.round((came(hour) / most) * HIGH_PX)
            const middle = index * STEP_PX + STEP_PX / 2
            return (
              <g key={hour}>
                <rect x={middle - 8} y={18 + HIGH_PX - height} width={16} height={height} rx={4} />
                <text x={middle} y={13 + HIGH_PX - height}>
                  {came(hour) || ''}
                </text>
                <text x={middle} y={HIGH_PX + 32} className={styles.hour}>
                  {hour}
                </text>
              </g>
            )
          })}
        </svg>
      )}
    </section>
  )
}
