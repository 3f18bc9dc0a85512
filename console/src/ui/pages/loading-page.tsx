import { useText } from '../../i18n/use-text.ts'
import styles from './plain-page.module.css'

export function LoadingPage() {
  return (
    <div className={styles.page}>
      <p className={styles.late}>{useText()('app.loading')}</p>
    </div>
  )
}
