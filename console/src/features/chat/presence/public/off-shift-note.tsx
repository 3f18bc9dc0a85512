import { Button } from '@mui/material'
import { useText } from '../../../../i18n/use-text.ts'
import styles from '../presence.module.css'
import { usePresence } from '../../../../session/use-presence.ts'
import { useSetPresence } from '../use-set-presence.ts'

/** Said where the next conversation would stand: nobody takes children's chats without being there. */
export function OffShiftNote() {
  const text = useText()
  const presence = usePresence()
  const change = useSetPresence()
  if (presence.data?.state !== 'off') return null
  return (
    <div className={styles.note}>
      <p className={styles.note_title}>{text('shift.off_title')}</p>
      <p>{text('shift.off_text')}</p>
      <Button variant="contained" disabled={change.isPending} onClick={() => change.mutate('on_shift')}>
        {text('shift.to_on_shift')}
      </Button>
    </div>
  )
}
