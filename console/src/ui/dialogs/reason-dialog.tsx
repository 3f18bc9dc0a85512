import { DESK_LENGTHS } from '@himoya/contract/chat/desk-lists'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { ReasonField } from './reason-field.tsx'

type Props = {
  title: string
  explanation: string
  action: string
  busy: boolean
  onReason(reason: string): void
  onClose(): void
}

/** Asks why before something that stays on record. */
export function ReasonDialog({ title, explanation, action, busy, onReason, onClose }: Props) {
  const text = useText()
  const id = useId()
  const [reason, setReason] = useState('')
  const length = reason.trim().length
  const enough = length >= DESK_LENGTHS.reason_min
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (enough && !busy) onReason(reason.trim())
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <DialogContentText>{explanation}</DialogContentText>
          <ReasonField value={reason} length={length} focused onChange={setReason} />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('care.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!enough || busy}>
            {busy ? text('care.saving') : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
