import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { focusOnMount } from '../../../ui/dialogs/focus-on-mount.ts'
import { useNotify } from '../../../ui/notices/use-notify.ts'
import { useEndOthers, useSessions } from './use-security.ts'

/** Asked once what signs in has changed: whoever got in with the old is still in. Nothing where nobody is signed in elsewhere. */
export function EndOthersDialog({ onClose }: { onClose(): void }) {
  const text = useText()
  const title = useId()
  const notify = useNotify()
  const sessions = useSessions('own')
  const end = useEndOthers(() => {
    notify(text('security.others_done'), 'success')
    onClose()
  })
  if (!sessions.data?.some(({ current }) => !current)) return null
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{text('security.others_title')}</DialogTitle>
      <DialogContent>{text('security.others_text')}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} ref={focusOnMount}>
          {text('security.others_keep')}
        </Button>
        <Button variant="contained" disabled={end.isPending} onClick={() => end.mutate()}>
          {text('security.end_others')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
