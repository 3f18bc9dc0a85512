import type { Case } from '@himoya/contract/reports/cases'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { Part } from './part.tsx'
import { PromiseClock } from './public/promise-clock.tsx'

/** Every promise that is still owed. */
export function DeadlinesPart({ one }: { one: Case }) {
  const text = useText()
  return (
    <Part name="deadlines" title={text('case.deadlines')}>
      {one.deadlines.length === 0 ? <p className={styles.quiet}>{text('case.deadlines_none')}</p> : null}
      {one.deadlines.length > 0 ? (
        <ul className={styles.promises}>
          {one.deadlines.map((promise) => (
            <li key={`${promise.kind}${promise.due_at}`}>
              <PromiseClock promise={promise} />
            </li>
          ))}
        </ul>
      ) : null}
    </Part>
  )
}
