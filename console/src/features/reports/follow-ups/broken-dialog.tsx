import { BROKEN_REASONS, type BrokenReason, FOLLOW_UP_LENGTHS } from '@himoya/contract/reports/follow-up-lists'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material'
import { useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useSettle } from './public/use-follow-ups.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

/** Why a promise was not kept: one of a short list, and words where they help. Nobody is blamed. */
export function BrokenDialog({ id, onClose }: { id: string; onClose(): void }) {
  const text = useText()
  const title = useId()
  const [reason, setReason] = useState<BrokenReason | null>(null)
  const [words, setWords] = useState('')
  const settle = useSettle(id, onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (reason && !settle.isPending) settle.mutate({ outcome: 'broken', reason, words: words.trim() })
        }}
      >
        <DialogTitle id={title}>{text('promise.broken_title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text('promise.broken_text')}</DialogContentText>
          <RadioGroup
            aria-labelledby={title}
            value={reason ?? ''}
            onChange={(_, chosen) => setReason(BROKEN_REASONS.find((one) => one === chosen) ?? null)}
          >
            {BROKEN_REASONS.map((one) => (
              <FormControlLabel key={one} value={one} control={<Radio />} label={text(`promise.reason_${one}`)} />
            ))}
          </RadioGroup>
          <WordsField
            most={FOLLOW_UP_LENGTHS.reason}
            label={text('promise.broken_words')}
            value={words}
            maxRows={4}
            onChange={(event) => setWords(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {text('case.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!reason || settle.isPending}>
            {text(settle.isPending ? 'case.saving' : 'case.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
