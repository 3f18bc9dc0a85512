import { LENGTHS } from '@himoya/contract/limits'
import { DialogContentText, TextField } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

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
  const [typed, setTyped] = useState(name)
  return (
    <FormDialog
      title={title}
      cancel={text('care.cancel')}
      action={action}
      disabled={typed.trim() === '' || busy}
      own_words
      onSubmit={() => {
        if (typed.trim() !== '' && !busy) onName(typed.trim())
      }}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
