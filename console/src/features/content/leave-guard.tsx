import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useEffect, useId } from 'react'
import { useBlocker } from 'react-router'
import { focusOnMount } from '../../ui/dialogs/focus-on-mount.ts'
import { useText } from '../../i18n/use-text.ts'

type Props = { changed: boolean; onSave(): Promise<boolean> }

/** Before unsaved text is left: save it, or let it wait in this browser. Nothing is lost either way. */
export function LeaveGuard({ changed, onSave }: Props) {
  const text = useText()
  const title = useId()
  useEffect(() => {
    if (!changed) return undefined
    const onLeave = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [changed])
  // signing out, or an ended session, is not to be stopped
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/login',
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{text('leave.title')}</DialogTitle>
      <DialogContent>{text('leave.text')}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => blocker.reset()}>
          {text('leave.stay')}
        </Button>
        <Button variant="outlined" onClick={() => blocker.proceed()}>
          {text('leave.later')}
        </Button>
        <Button
          variant="contained"
          ref={focusOnMount}
          onClick={() => void onSave().then((saved) => (saved ? blocker.proceed() : blocker.reset()))}
        >
          {text('leave.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
