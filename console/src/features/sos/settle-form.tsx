import { SOS_LENGTHS, SOS_OUTCOMES, type SosOutcome } from '@himoya/contract/sos/sos-lists'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from './sos.module.css'
import { useSettle } from './public/use-sos.ts'
import { WordsField } from '../../ui/fields/words-field.tsx'

/** How a call ended, with a word if there is one to say; asked once more, so that no single press ends it. */
export function SettleForm({ id }: { id: string }) {
  const text = useText()
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState<SosOutcome | null>(null)
  const settle = useSettle(id, () => setNote(''))
  return (
    <fieldset className={styles.settle} disabled={settle.isPending}>
      <legend>{text('sos.settle')}</legend>
      <WordsField
        most={SOS_LENGTHS.note}
        label={text('sos.note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {asked === null ? (
        <div className={styles.ways}>
          {SOS_OUTCOMES.map((outcome) => (
            <Button key={outcome} variant="outlined" onClick={() => setAsked(outcome)}>
              {text(`sos.${outcome}`)}
            </Button>
          ))}
        </div>
      ) : (
        <div role="group" aria-labelledby="sos-sure">
          <p id="sos-sure">{text('sos.settle_sure', { outcome: text(`sos.${asked}`) })}</p>
          <div className={styles.ways}>
            <Button variant="outlined" autoFocus onClick={() => setAsked(null)}>
              {text('sos.settle_not_yet')}
            </Button>
            <Button
              variant="contained"
              disabled={settle.isPending}
              onClick={() => settle.mutate({ outcome: asked, note: note.trim() })}
            >
              {text('sos.settle_yes')}
            </Button>
          </div>
        </div>
      )}
    </fieldset>
  )
}
