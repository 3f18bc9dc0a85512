import type { FollowUp } from '@himoya/contract/reports/follow-ups'
import { useText } from '../../../i18n/use-text.ts'
import styles from './follow-ups.module.css'

/** The child said that this time does not suit: nobody comes, and a new one is wanted. */
export function DeclinedMark({ one }: { one: FollowUp }) {
  const text = useText()
  return one.declined_at === null ? null : <strong className={styles.broken}>{text('promise.declined')}</strong>
}
