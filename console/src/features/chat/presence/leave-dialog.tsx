import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { LeavingPromises } from '../../reports/follow-ups/public/leaving-promises.tsx'
import { focusOnMount } from '../../../ui/dialogs/focus-on-mount.ts'
import { useText } from '../../../i18n/use-text.ts'

export type Leaving = 'break' | 'off' | 'sign_out'

type Props = {
  leaving: Leaving
  open_chats: number
  busy: boolean
  onStay(): void
  /** The chats go back to the queue first. */
  onGiveBack(): void
  /** Only for a break. */
  onKeep(): void
}

/** Asked before a counsellor goes while people still wait for their answer. */
export function LeaveDialog({ leaving, open_chats, busy, onStay, onGiveBack, onKeep }: Props) {
  const text = useText()
  const title = useId()
  return (
    <Dialog open onClose={busy ? undefined : onStay} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>
        {open_chats > 0 ? text('shift.leave_title', { count: open_chats }) : text('shift.leave_promised')}
      </DialogTitle>
      <DialogContent>
        {open_chats > 0 ? text(`shift.leave_${leaving}`) : text('shift.leave_promised_text')}
        {leaving === 'break' ? null : <LeavingPromises />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onStay} disabled={busy} ref={focusOnMount}>
          {text('shift.leave_stay')}
        </Button>
        {leaving === 'break' ? (
          <Button variant="outlined" onClick={onKeep} disabled={busy}>
            {text('shift.leave_keep')}
          </Button>
        ) : null}
        <Button variant="contained" onClick={onGiveBack} disabled={busy}>
          {open_chats > 0 ? text(busy ? 'shift.leave_giving' : 'shift.leave_give') : text(`shift.leave_go_${leaving}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
