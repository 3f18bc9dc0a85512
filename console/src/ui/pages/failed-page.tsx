import { Button } from '@mui/material'
import { useText } from '../../i18n/use-text.ts'
import { explain } from '../words/explain.ts'
import styles from './plain-page.module.css'

type Props = { title: string; error: Error | null; onRetry(): void }

/** A room whose rows did not come. */
export function FailedPage({ title, error, onRetry }: Props) {
  const text = useText()
  return (
    <div className={styles.page} role="alert">
      <h1>{title}</h1>
      <p>{explain(error, text)}</p>
      <Button variant="outlined" onClick={onRetry}>
        {text('app.retry')}
      </Button>
    </div>
  )
}
