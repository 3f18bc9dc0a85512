import type { CasePerson } from '@himoya/contract/cases'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { focusOnMount } from '../../ui/dialogs/focus-on-mount.ts'
import { useText } from '../../i18n/use-text.ts'
import { NotSaved } from './not-saved.tsx'
import { useCaseWrite } from './use-case.ts'

export function RemovePersonDialog({ id, person, onClose }: { id: string; person: CasePerson; onClose(): void }) {
  const text = useText()
  const heading = useId()
  const write = useCaseWrite(id)
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{text('case.person_remove_ask', { name: person.name })}</DialogTitle>
      <DialogContent>
        <NotSaved id={id} error={write.error} onReread={write.reset} />
      </DialogContent>
      <DialogActions>
        <Button ref={focusOnMount} variant="outlined" onClick={onClose}>
          {text('case.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={write.isPending}
          onClick={() => write.mutate({ method: 'delete', path: `person/${person.id}/` }, { onSuccess: onClose })}
        >
          {text('case.person_remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
