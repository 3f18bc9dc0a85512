import { readAnyPhone } from '@himoya/contract/phone-number'
import { formatDay } from '@himoya/kit/dates'
import { Button, IconButton, TextField } from '@mui/material'
import { Check, Plus, X } from 'lucide-react'
import { useLang, useText } from '../../i18n/use-text.ts'
import styles from '../../ui/fields/editor.module.css'
import type { FieldProps } from './field-props.ts'

export type PhoneValue = { number: string; verified_at: string | null }
const MOST = 6

/** Numbers of a place. Each was called by somebody, and says when; a changed number has to be called again. */
export function PhonesField({ id, label, value, problem, readonly, onChange }: FieldProps<PhoneValue[]>) {
  const text = useText()
  const lang = useLang()
  const change = (index: number, phone: PhoneValue): void => onChange(value.map((one, at) => (at === index ? phone : one)))
  return (
    <fieldset id={id} className={styles.group} tabIndex={-1}>
      <legend>{label}</legend>
      <p className={problem === undefined ? styles.hint : styles.wrong}>{problem ?? text('content.phones_hint')}</p>
      {[...value.entries()].map(([index, phone]) => (
        <div key={index} className={styles.phone}>
          <TextField
            label={text('content.phone', { place: index + 1 })}
            value={phone.number}
            disabled={readonly}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { inputMode: 'tel', maxLength: 24 } }}
            onChange={(event) => change(index, { number: event.target.value.replaceAll(/[^\d+]/g, ''), verified_at: null })}
            onBlur={() => {
              const number = readAnyPhone(phone.number) ?? phone.number
              if (number !== phone.number) change(index, { ...phone, number })
            }}
          />
          <span className={styles.meta}>
            {phone.verified_at === null
              ? text('content.phone_unverified')
              : text('content.phone_verified', { day: formatDay(phone.verified_at, lang) })}
          </span>
          {readonly ? null : (
            <>
              <Button
                size="small"
                variant="outlined"
                startIcon={<Check size={16} />}
                onClick={() => change(index, { ...phone, verified_at: new Date().toISOString() })}
              >
                {text('content.phone_verify')}
              </Button>
              <IconButton
                aria-label={`${text('rich.remove')}: ${phone.number}`}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              >
                <X size={18} />
              </IconButton>
            </>
          )}
        </div>
      ))}
      {readonly || value.length >= MOST ? null : (
        <Button
          size="small"
          startIcon={<Plus size={16} />}
          onClick={() => onChange([...value, { number: '', verified_at: null }])}
        >
          {text('content.phone_add')}
        </Button>
      )}
    </fieldset>
  )
}
