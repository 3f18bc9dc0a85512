import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './messages.module.css'
import type { ChatRoom } from './rooms.ts'

type Progress = 'idle' | 'reading' | 'failed'

/** Seq 1 is the beginning of every chat, so it is known without asking whether there is more. */
export function OlderMessages({ room, first_seq = 1 }: { room: ChatRoom; first_seq: number | undefined }) {
  const text = useText()
  const [progress, setProgress] = useState<Progress>('idle')
  if (first_seq <= 1) return <p className={styles.beginning}>{text('chat.beginning')}</p>

  async function read() {
    setProgress('reading')
    try {
      await room.readOlder()
      setProgress('idle')
    } catch {
      setProgress('failed')
    }
  }

  return (
    <div className={styles.older}>
      {progress === 'failed' ? <p role="alert">{text('chat.older_failed')}</p> : null}
      <Button variant="outlined" disabled={progress === 'reading'} onClick={() => void read()}>
        {text(progress === 'reading' ? 'app.loading' : 'chat.older')}
      </Button>
    </div>
  )
}
