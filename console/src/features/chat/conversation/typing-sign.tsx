import { useText } from '../../../i18n/use-text.ts'
import styles from './conversation.module.css'

/** The person is writing. To screen readers it is said once, outside the log of messages (conversation.tsx). */
export function TypingSign() {
  const text = useText()
  return (
    <p className={styles.typing} aria-hidden>
      <span className={styles.typing_dots}>
        <i />
        <i />
        <i />
      </span>
      {text('care.typing')}
    </p>
  )
}
