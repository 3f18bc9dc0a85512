import { Button } from '@mui/material'
import { useRevalidator } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import styles from './plain-page.module.css'

/** Our own fault, said plainly; what failed is in the browser's console, where react reports it. */
export function BrokenPage() {
  const text = useText()
  const { revalidate } = useRevalidator()
  return (
    <main className={styles.page} role="alert">
      <h1>{text('app.broken')}</h1>
      <Button variant="contained" onClick={() => void revalidate()}>
        {text('app.retry')}
      </Button>
    </main>
  )
}
