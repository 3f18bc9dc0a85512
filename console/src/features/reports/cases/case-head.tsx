import type { Case } from '@himoya/contract/reports/cases'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { CaseRiskMark, UrgentMark } from './case-badges.tsx'
import styles from './case.module.css'
import board_styles from './cases.module.css'
import { PromiseClock } from './public/promise-clock.tsx'

/** Where it stands, in one line. */
export function CaseHead({ one }: { one: Case }) {
  const text = useText()
  const { risk, state, lang, assigned_to, next, sample, times_reopened } = one
  return (
    <div className={styles.head}>
      <UrgentMark row={one} />
      <CaseRiskMark risk={risk} />
      <span className={board_styles.state}>{text(`case.state_${state}`)}</span>
      {sample ? <span className={board_styles.sample}>{text('case.sample')}</span> : null}
      <LangBadge lang={lang} />
      <span className={assigned_to ? undefined : styles.amber_words}>{assigned_to?.alias ?? text('case.nobody')}</span>
      {times_reopened > 0 ? <span className={styles.quiet}>{text('case.reopened', { count: times_reopened })}</span> : null}
      {next ? <PromiseClock promise={next} /> : null}
    </div>
  )
}
