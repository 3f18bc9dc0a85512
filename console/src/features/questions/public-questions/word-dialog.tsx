import { QUESTION_LENGTHS } from '@himoya/contract/questions/public-question-lists'
import { DialogContentText } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { WordsField } from '../../../ui/fields/words-field.tsx'

type Props = { of: 'return' | 'escalate'; busy: boolean; onWord(word: string): void; onClose(): void }

/** A word to whoever takes it on: the writer of a draft, or a supervisor. */
export function WordDialog({ of, busy, onWord, onClose }: Props) {
  const text = useText()
  const [word, setWord] = useState('')
  const enough = word.trim().length >= QUESTION_LENGTHS.note_min
  return (
    <FormDialog
      title={text(`questions.${of}`)}
      cancel={text('questions.cancel')}
      action={text(`questions.${of}`)}
      disabled={!enough || busy}
      onSubmit={() => {
        if (enough && !busy) onWord(word.trim())
      }}
      onClose={onClose}
    >
      <DialogContentText>{text(`questions.${of}_text`)}</DialogContentText>
      <WordsField
        most={QUESTION_LENGTHS.note}
        label={text(`questions.${of}_word`)}
        value={word}
        autoFocus
        minRows={3}
        onChange={(event) => setWord(event.target.value)}
      />
    </FormDialog>
  )
}
