import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useText } from '../../i18n/use-text.ts'
import styles from './plain-page.module.css'
import { useTitle } from './use-title.ts'

export function NotFoundPage() {
  const text = useText()
  useTitle(text('app.not_found'))
  return (
    <div className={styles.page}>
      <h1>{text('app.not_found')}</h1>
      <Button component={LinkBase} to="/queue" variant="contained">
        {text('app.to_queue')}
      </Button>
    </div>
  )
}
