import type { SosRow } from '@himoya/contract/sos/sos'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { CallFacts } from './call-facts.tsx'
import { CallWake } from './call-wake.tsx'
import { useAccept } from './public/use-sos.ts'

const AGAIN_MS = 60_000

const isUnanswered = ({ unanswered_at }: SosRow): boolean => unanswered_at !== null

/**
 * Two minutes without anybody: no supervisor overlooks it. Put away, it comes again in a minute, and at once when nobody is left
 * to tell.
 */
export function EscalationDialog({ calls }: { calls: readonly SosRow[] }) {
  const text = useText()
  const id = useId()
  const accept = useAccept()
  const call = calls.find(isUnanswered) ?? calls.find(({ escalated }) => escalated)
  const step = call ? (isUnanswered(call) ? `${call.id} unanswered` : call.id) : null
  const [quiet, setQuiet] = useState<string | null>(null)
  useEffect(() => {
    if (quiet === null) return undefined
    const timer = setTimeout(() => setQuiet(null), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [quiet])
  if (!call || quiet === step) return null
  const nobody_left = isUnanswered(call)
  return (
    <Dialog open role="alertdialog" aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{text(nobody_left ? 'sos.unanswered_title' : 'sos.alarm_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text(nobody_left ? 'sos.unanswered_text' : 'sos.alarm_text')}</DialogContentText>
        <CallFacts call={call} />
        <CallWake call={call} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setQuiet(step)}>{text('sos.alarm_later')}</Button>
        <Button variant="contained" color="error" disabled={accept.isPending} onClick={() => accept.mutate(call)}>
          {text('sos.accept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
