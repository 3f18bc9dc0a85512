import { SOS_LENGTHS, SOS_OUTCOMES } from '@himoya/contract/sos-lists'
import { Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import styles from './sos.module.css'
import { useSettle } from './use-sos.ts'

/** How a call ended: one tap, with a word if there is one to say. */
export function SettleForm({ id }: { id: string }) {
  const text = useText()
  const [note, setNote] = useState('')
  const settle = useSettle(id, () => setNote(''))
  return (
    <fieldset className={styles.settle} disabled={settle.isPending}>
      <legend>{text('sos.settle')}</legend>
      <TextField
        label={text('sos.note')}
        value={note}
        multiline
        slotProps={{ htmlInput: { maxLength: SOS_LENGTHS.note } }}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.ways}>
        {SOS_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant={outcome === 'helped' ? 'contained' : 'outlined'}
            disabled={settle.isPending}
            onClick={() => settle.mutate({ outcome, note: note.trim() })}
          >
            {text(`sos.${outcome}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
