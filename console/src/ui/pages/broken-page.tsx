import { Button } from '@mui/material'
import { useText } from '../../i18n/use-text.ts'
import styles from './plain-page.module.css'

/** Our own fault, said plainly; what failed is in the browser's console, where react reports it. */
export function BrokenPage({ resetErrorBoundary }: { resetErrorBoundary(args: unknown): void }) {
  const text = useText()
  return (
    <main className={styles.page} role="alert">
      <h1>{text('app.broken')}</h1>
      <Button variant="contained" onClick={resetErrorBoundary}>
        {text('app.retry')}
      </Button>
    </main>
  )
}
