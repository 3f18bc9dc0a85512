import type { SosRow } from '@himoya/contract/sos'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { CallFacts } from './call-facts.tsx'
import { useAccept } from './public/use-sos.ts'

const AGAIN_MS = 60_000

/** Two minutes without anybody: no supervisor overlooks it. Put away, it comes again in a minute. */
export function EscalationDialog({ calls }: { calls: readonly SosRow[] }) {
  const text = useText()
  const id = useId()
  const accept = useAccept()
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    if (!quiet) return undefined
    const timer = setTimeout(() => setQuiet(false), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [quiet])
  const call = calls.find(({ escalated }) => escalated)
  if (!call || quiet) return null
  return (
    <Dialog open role="alertdialog" aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{text('sos.alarm_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('sos.alarm_text')}</DialogContentText>
        <CallFacts call={call} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setQuiet(true)}>{text('sos.alarm_later')}</Button>
        <Button variant="contained" color="error" disabled={accept.isPending} onClick={() => accept.mutate(call)}>
          {text('sos.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
