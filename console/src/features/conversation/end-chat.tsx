import type { StaffChat } from '@himoya/contract/staff'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { useFailed } from '../../ui/notices/use-notify.ts'
import { focusOnMount } from '../../ui/dialogs/focus-on-mount.ts'
import { useShortcuts } from '../../ui/keys/use-shortcuts.ts'
import { useServices } from '../../session/services.ts'
import { useText } from '../../i18n/use-text.ts'

/** Asks once, with the focus on the answer that changes nothing. */
export function EndChat({ chat }: { chat: StaffChat }) {
  const { api, queries } = useServices()
  const text = useText()
  const failed = useFailed()
  const title = useId()
  const [asking, setAsking] = useState(false)
  useShortcuts(useMemo(() => ({ end: () => setAsking(true) }), []))
  const end = useMutation({
    mutationFn: () => api.post(`staff/chat/${chat.id}/end/`),
    onSuccess: () => setAsking(false),
    onError: failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['queue'] }),
  })
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {text('chat.end')}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={title}>
        <DialogTitle id={title}>{text('chat.end_title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text('chat.end_text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="error" disabled={end.isPending} onClick={() => end.mutate()}>
            {text(end.isPending ? 'chat.ending' : 'chat.end_yes')}
          </Button>
          <Button variant="contained" ref={focusOnMount} onClick={() => setAsking(false)}>
            {text('chat.end_no')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
