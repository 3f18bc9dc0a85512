import { LANGUAGES } from '@himoya/contract/languages'
import type { NumbersDesk } from '@himoya/contract/content/number-changes'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { useAskForChange } from './use-numbers.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

const FORM = /^\d{3,12}$/
const LONGEST_LABEL = 80

type Props = { one: NumbersDesk['numbers'][number] | null; position: number; onClose(): void }

/** A number with its names; `one` null: a new one. What is sent waits for a second person. */
export function NumberDialog({ one, position, onClose }: Props) {
  const text = useText()
  const [number, setNumber] = useState(one?.number ?? '')
  const [labels, setLabels] = useState(one?.labels ?? { uz: '', ru: '', en: '' })
  const [place, setPlace] = useState(one?.position ?? position)
  const ask = useAskForChange(onClose)
  const whole = FORM.test(number) && LANGUAGES.every((lang) => labels[lang].trim() !== '') && place >= 1 && place <= 100
  return (
    <FormDialog
      title={text('numbers.set_title')}
      cancel={text('numbers.cancel')}
      action={text('numbers.ask')}
      disabled={!whole || ask.isPending}
      onSubmit={() => {
        if (whole) ask.mutate({ kind: 'set', number, labels, position: place })
      }}
      onClose={onClose}
    >
      <TextField
        label={text('numbers.number')}
        value={number}
        disabled={one !== null}
        helperText={text('numbers.number_hint')}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12 } }}
        onChange={(event) => setNumber(event.target.value.replaceAll(/\D/g, ''))}
      />
      {LANGUAGES.map((lang) => (
        <TextField
          key={lang}
          label={text('numbers.label', { lang: text(`lang.${lang}`) })}
          value={labels[lang]}
          slotProps={{ htmlInput: { lang, maxLength: LONGEST_LABEL } }}
          onChange={(event) => setLabels({ ...labels, [lang]: event.target.value })}
        />
      ))}
      <TextField
        label={text('numbers.position')}
        type="number"
        value={place}
        slotProps={{ htmlInput: { min: 1, max: 100 } }}
        onChange={(event) => setPlace(Number(event.target.value))}
      />
    </FormDialog>
  )
}
