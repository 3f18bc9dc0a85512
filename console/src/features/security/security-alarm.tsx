import { Button } from '@mui/material'
import { ShieldAlert } from 'lucide-react'
import { LinkBase } from 'react-admin'
import { useText } from '../../i18n/use-text.ts'
import styles from './security.module.css'
import { useSecurityAlerts } from './use-security.ts'

/** For a supervisor, over every page: the log says that something should be looked at, and nobody has. */
export function SecurityAlarm() {
  const text = useText()
  const alerts = useSecurityAlerts().data
  if (!alerts || alerts.unseen === 0) return null
  const [first] = alerts.results
  return (
    <div className={styles.alarm} role="alert">
      <ShieldAlert size={22} aria-hidden />
      <p>
        <strong>{text('security.unseen', { count: alerts.unseen })}</strong> {first ? text(`security.alert_${first.alert}`) : ''}
      </p>
      <Button component={LinkBase} to="/security" variant="outlined">
        {text('security.open')}
      </Button>
    </div>
  )
}
