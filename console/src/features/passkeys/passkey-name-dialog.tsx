import { LENGTHS } from '@himoya/contract/limits'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { FormError } from '../../ui/fields/form-error.tsx'

type Props = {
  title: string
  hint?: string
  action: string
  name: string
  busy: boolean
  error?: string | null
  onName(name: string): void
  onClose(): void
}

/** What the key is called, so that a lost one is known by its name. */
export function PasskeyNameDialog({ title, hint, action, name, busy, error = null, onName, onClose }: Props) {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState(name)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (typed.trim() !== '' && !busy) onName(typed.trim())
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {hint ? <DialogContentText>{hint}</DialogContentText> : null}
          <FormError error={error} />
          <TextField
            label={text('passkeys.name')}
            value={typed}
            autoFocus
            fullWidth
            slotProps={{ htmlInput: { maxLength: LENGTHS.name } }}
            onChange={(event) => setTyped(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('care.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={typed.trim() === '' || busy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
