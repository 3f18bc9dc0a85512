import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useFailed, useNotify } from '../../ui/notices/use-notify.ts'
import { focusOnMount } from '../../ui/dialogs/focus-on-mount.ts'
import { useText } from '../../i18n/use-text.ts'
import { useDeleteContent } from './use-content.ts'
import { UsedInList } from './used-in-dialog.tsx'
import type { Saving } from './use-saving.ts'
import type { Writing } from './public/use-working.ts'

type Props = {
  type: ContentType
  one: ContentOne
  action: 'archive' | 'delete'
  writing: Writing
  saving: Saving
  onClose(): void
}

/** Takes a content from the public, or a draft away for good; asks first, and says what would miss it. */
export function EndDialog({ type, one, action, writing, saving, onClose }: Props) {
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const navigate = useNavigate()
  const title = useId()
  const remove = useDeleteContent(type, one.id)
  const act = async (): Promise<void> => {
    if (action === 'archive') {
      if (await saving.act('archive')) notify(text('action_done.archive'), 'success')
      return onClose()
    }
    try {
      await remove.mutateAsync()
    } catch (error) {
      failed(error)
      return onClose()
    }
    writing.discard()
    notify(text('action_done.delete'), 'success')
    // after the text is given up, or leaving would be asked about
    setTimeout(() => void navigate(`/content/${type}`))
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{text(`more.${action}`)}</DialogTitle>
      <DialogContent>
        <p>{text(`end.${action}`)}</p>
        <strong>{text('more.used')}</strong>
        <UsedInList type={type} id={one.id} onOpen={onClose} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" ref={focusOnMount} onClick={onClose}>
          {text('content.cancel')}
        </Button>
        <Button color="error" variant="outlined" disabled={saving.busy || remove.isPending} onClick={() => void act()}>
          {text(`more.${action}`)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
