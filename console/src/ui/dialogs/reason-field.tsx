import { DESK_LENGTHS } from '@himoya/contract/chat/desk-lists'
import { useText } from '../../i18n/use-text.ts'
import { WordsField } from '../fields/words-field.tsx'

type Props = { value: string; length: number; focused?: boolean; onChange(value: string): void }

/** Why, in the counsellor's words; it says how much is still missing. `length`: what counts of it. */
export function ReasonField({ value, length, focused = false, onChange }: Props) {
  const text = useText()
  return (
    <WordsField
      most={DESK_LENGTHS.reason}
      label={text('care.reason')}
      helperText={text('care.reason_hint', { count: length })}
      value={value}
      autoFocus={focused}
      maxRows={4}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
