import { QUESTION_LENGTHS } from '@himoya/contract/question-lists'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'

type Props = { of: 'return' | 'escalate'; busy: boolean; onWord(word: string): void; onClose(): void }

/** A word to whoever takes it on: the writer of a draft, or a supervisor. */
export function WordDialog({ of, busy, onWord, onClose }: Props) {
  const text = useText()
  const id = useId()
  const [word, setWord] = useState('')
  const enough = word.trim().length >= QUESTION_LENGTHS.note_min
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (enough && !busy) onWord(word.trim())
        }}
      >
        <DialogTitle id={id}>{text(`questions.${of}`)}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text(`questions.${of}_text`)}</DialogContentText>
          <TextField
            label={text(`questions.${of}_word`)}
            value={word}
            autoFocus
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: QUESTION_LENGTHS.note } }}
            onChange={(event) => setWord(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('questions.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!enough || busy}>
            {text(`questions.${of}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
