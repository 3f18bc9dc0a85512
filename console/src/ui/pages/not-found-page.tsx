import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import styles from './plain-page.module.css'
import { useTitle } from './use-title.ts'

export function NotFoundPage() {
  const text = useText()
  useTitle(text('app.not_found'))
  return (
    <div className={styles.page}>
      <h1>{text('app.not_found')}</h1>
      <Button component={Link} to="/queue" variant="contained">
        {text('app.to_queue')}
      </Button>
    </div>
  )
}
