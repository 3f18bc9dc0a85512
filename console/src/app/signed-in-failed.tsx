import { Button } from '@mui/material'
import { useText } from '../i18n/use-text.ts'
import { explain } from '../ui/words/explain.ts'
import styles from '../ui/pages/plain-page.module.css'

/** The server could not say who is signed in; the session is kept. */
export function SignedInFailed({ error, onRetry }: { error: Error | null; onRetry(): void }) {
  const text = useText()
  return (
    <main className={styles.page} role="alert">
      <h1>{explain(error, text)}</h1>
      <Button variant="contained" onClick={onRetry}>
        {text('app.retry')}
      </Button>
    </main>
  )
}
