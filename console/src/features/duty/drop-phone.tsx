import type { DutyMember, DutyPartner } from '@himoya/contract/duty'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { focusOnMount } from '../../ui/dialogs/focus-on-mount.ts'
import { useDutyChange } from './use-duty.ts'

/** Its times go with it, so it is asked once more. */
export function DropPhone({ phone, onClose }: { phone: DutyMember | DutyPartner; onClose(): void }) {
  const text = useText()
  const title = useId()
  const drop = useDutyChange((api) => api.delete(`staff/duty/phone/${phone.id}/`), 'duty.dropped', onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{text('duty.drop_title', { name: 'alias' in phone ? phone.alias : phone.name })}</DialogTitle>
      <DialogContent>{text('duty.drop_text')}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} ref={focusOnMount}>
          {text('duty.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={drop.isPending} onClick={() => drop.mutate()}>
          {text('duty.drop')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
