import { Skeleton } from '@mui/material'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../../../../ui/messages/messages.module.css'

export function MessageSkeletons() {
  const text = useText()
  return (
    <div className={styles.skeletons} role="status" aria-label={text('app.loading')}>
      <Skeleton variant="rounded" animation={false} width="46%" height={56} />
      <Skeleton variant="rounded" animation={false} width="52%" height={76} />
      <Skeleton variant="rounded" animation={false} width="38%" height={56} />
    </div>
  )
}
