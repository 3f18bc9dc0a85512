import { HREF_FORM } from '@himoya/contract/content/content-lists'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import type { FieldProps } from './field-props.ts'
import { slugOf } from './public/slug.ts'

const MOST_TAGS = 8

/** Short words, typed with commas between them; as they are stored once the field is left. */
export function TagsField({ id, label, value, problem, readonly, onChange }: FieldProps<string[]>) {
  const text = useText()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      id={id}
      label={label}
      value={typed ?? value.join(', ')}
      error={problem !== undefined}
      helperText={problem ?? text('content.tags_hint')}
      disabled={readonly}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(tagsIn(event.target.value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

const tagsIn = (typed: string): string[] => [...new Set(typed.split(',').map(slugOf).filter(Boolean))].slice(0, MOST_TAGS)

/** Where a press leads to; said at once when a page of ours may not lead there. */
export function LinkField({ id, label, value, problem, readonly, onChange }: FieldProps<string | null>) {
  const text = useText()
  const [left, setLeft] = useState(true)
  const wrong = left && value !== null && !HREF_FORM.test(value) ? text('rich.link_wrong') : undefined
  return (
    <TextField
      id={id}
      label={label}
      value={value ?? ''}
      error={(problem ?? wrong) !== undefined}
      helperText={problem ?? wrong ?? text('rich.link_hint')}
      disabled={readonly}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 500, inputMode: 'url' } }}
      onFocus={() => setLeft(false)}
      onChange={(event) => onChange(event.target.value.trim() || null)}
      onBlur={() => setLeft(true)}
    />
  )
}
