import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'

type Props = { number: string; busy: boolean; onAnswered(answered: string): void; onClose(): void }

/** A child in danger calls this number: whoever confirms it says who picked up. */
export function AnsweredDialog({ number, busy, onAnswered, onClose }: Props) {
  const text = useText()
  const title = useId()
  const [answered, setAnswered] = useState('')
  const said = answered.trim()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (said) onAnswered(said)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <form onSubmit={submit}>
        <DialogTitle id={title}>{text('numbers.answered_title', { number })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text('numbers.answered_text')}</DialogContentText>
          <TextField
            autoFocus
            label={text('numbers.answered')}
            helperText={text('numbers.answered_hint')}
            value={answered}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            onChange={(event) => setAnswered(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('numbers.not_called')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy || !said}>
            {text('numbers.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
