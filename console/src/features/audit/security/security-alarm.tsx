import type { SecurityAlert } from '@himoya/contract/audit/security-lists'
import { Button } from '@mui/material'
import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../../i18n/use-text.ts'
import { AlarmBar } from '../../../ui/alarm/alarm-bar.tsx'
import { useSecurityAlerts } from './use-security.ts'

/** A member's new browser is an everyday thing: the number on the rail tells of it, and nothing moves under anybody's hand. */
const EVERYDAY: SecurityAlert = 'new_device'

/** For a supervisor, over every page: the log says that something should be looked at, and nobody has. */
export function SecurityAlarm() {
  const text = useText()
  const alerts = useSecurityAlerts().data?.results ?? []
  const pressing = alerts.filter(({ alert, seen_at }) => seen_at === null && alert !== EVERYDAY)
  const [first] = pressing
  if (!first) return null
  return (
    <AlarmBar
      Icon={ShieldAlert}
      words={
        <>
          <strong>{text('security.unseen', { count: pressing.length })}</strong> {text(`security.alert_${first.alert}`)}
        </>
      }
    >
      <Button component={Link} to="/security" variant="outlined">
        {text('security.open')}
      </Button>
    </AlarmBar>
  )
}
