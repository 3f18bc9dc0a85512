import { DESK_LENGTHS } from '@himoya/contract/desk-lists'
import { TextField } from '@mui/material'
import { useText } from '../../i18n/use-text.ts'

type Props = { value: string; length: number; focused?: boolean; onChange(value: string): void }

/** Why, in the counsellor's words; it says how much is still missing. `length`: what counts of it. */
export function ReasonField({ value, length, focused = false, onChange }: Props) {
  const text = useText()
  return (
    <TextField
      label={text('care.reason')}
      helperText={text('care.reason_hint', { count: length })}
      value={value}
      autoFocus={focused}
      multiline
      maxRows={4}
      slotProps={{ htmlInput: { maxLength: DESK_LENGTHS.reason } }}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
