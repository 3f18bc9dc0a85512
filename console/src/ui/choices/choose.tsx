import { MenuItem, TextField } from '@mui/material'

type Props<T extends string> = {
  label: string
  value: T | ''
  options: readonly { value: T; label: string }[]
  /** What stands for no choice; without it one has to be made. */
  none?: string
  error?: string | undefined
  id?: string
  disabled?: boolean
  onChoose(value: T | ''): void
}

/** One of a short list; the phone's own list on a phone. */
export function Choose<T extends string>({ label, value, options, none, error, id, disabled = false, onChoose }: Props<T>) {
  return (
    <TextField
      select
      {...(id === undefined ? {} : { id })}
      disabled={disabled}
      label={label}
      value={value}
      error={error !== undefined}
      helperText={error}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={(event) => onChoose(event.target.value as T | '')}
    >
      {none === undefined ? null : <MenuItem value="">{none}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
