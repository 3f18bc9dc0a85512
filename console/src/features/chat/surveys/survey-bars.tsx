import type { SurveyTotals } from '@himoya/contract/chat/visitor'
import { useText } from '../../../i18n/use-text.ts'
import styles from './surveys.module.css'
import { useRead } from '../../../session/use-read.ts'

const MOODS = ['good', 'so_so', 'bad'] as const
const DAYS = 30

/** Three bars on one scale, each with its word and number. */
export function SurveyBars() {
  const text = useText()
  const { data: totals } = useRead<SurveyTotals>(['surveys', 'totals'], `staff/survey/totals/?days=${DAYS}`)
  if (!totals) return null
  const answers = MOODS.reduce((sum, mood) => sum + totals[mood], 0)
  return (
    <section className={styles.bars} aria-label={text('surveys.days')}>
      <p>
        <strong>{text('surveys.days')}</strong> {text('surveys.share', { answers, ended: totals.ended })}
      </p>
      <ul>
        {MOODS.map((mood) => (
          <li key={mood}>
            <span>{text('surveys.bar', { mood: text(`surveys.${mood}`), count: totals[mood] })}</span>
            <meter min={0} max={Math.max(1, answers)} value={totals[mood]} data-mood={mood} aria-hidden />
          </li>
        ))}
      </ul>
    </section>
  )
}
