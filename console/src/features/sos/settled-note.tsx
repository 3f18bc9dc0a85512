import type { SosDetail, SosRow } from '@himoya/contract/sos/sos'
import { SOS_UNDO_MS } from '@himoya/contract/sos/sos-lists'
import { Button } from '@mui/material'
import { useEffect, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { stateOf } from './sos-calls.ts'
import styles from './sos.module.css'
import { useUndo } from './public/use-sos.ts'

/** How a call ended, and for a minute the way back. */
export function SettledNote({ call }: { call: SosDetail }) {
  const text = useText()
  return (
    <div className={styles.settle} role="status">
      <p>{text('sos.ended_as', { outcome: text(`sos.state_${stateOf(call)}`) })}</p>
      <UndoButton call={call} />
    </div>
  )
}

/** As long as the outcome can be taken back. */
export function UndoButton({ call }: { call: SosRow }) {
  const text = useText()
  const undo = useUndo(call.id)
  const left = useSecondsLeft(call)
  if (left <= 0) return null
  return (
    <span className={styles.ways}>
      <Button variant="outlined" size="small" disabled={undo.isPending} onClick={() => undo.mutate()}>
        {text('sos.undo')}
      </Button>
      <span className={styles.clock} aria-hidden="true">
        0:{String(left).padStart(2, '0')}
      </span>
    </span>
  )
}

/** Of the time in which an outcome can be taken back. */
function useSecondsLeft({ accepted_at, settled_at }: SosRow): number {
  const until = accepted_at === null || settled_at === null ? 0 : Date.parse(settled_at) + SOS_UNDO_MS
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return Math.min(59, Math.ceil((until - now) / 1_000))
}
