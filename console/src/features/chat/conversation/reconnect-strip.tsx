import { Button } from '@mui/material'
import { CloudOff } from 'lucide-react'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './conversation.module.css'
import { useLinkState } from '../../../session/use-link-state.ts'

/** Shown while the socket is not open; it appears late, so that a short change of token shows nothing. */
export function ReconnectStrip() {
  const text = useText()
  const { socket } = useServices()
  const state = useLinkState()
  // without a socket messages still come and go, by calls
  if (state === 'open' || state === 'polling') return null
  return (
    <div className={styles.strip} role="status">
      <CloudOff size={18} aria-hidden />
      {text(state === 'stopped' ? 'chat.disconnected' : 'chat.reconnecting')}
      {state === 'stopped' ? (
        <Button variant="outlined" size="small" onClick={() => socket.start()}>
          {text('chat.connect')}
        </Button>
      ) : null}
    </div>
  )
}
