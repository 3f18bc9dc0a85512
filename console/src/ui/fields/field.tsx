import { IconButton, InputAdornment, TextField } from '@mui/material'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import styles from '../pages/signed-out-page.module.css'

type FieldProps = {
  name: string
  label: string
  value: string
  kind: 'email' | 'password' | 'code'
  autoComplete: string
  wrong: string | undefined
  hint?: string | undefined
  /** Takes the focus when it appears. */
  first?: boolean
  onChange(value: string): void
}

/** Label above, hint or what is wrong under it; a password can be looked at. */
export function Field({ name, label, value, kind, autoComplete, wrong, hint, first = false, onChange }: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (first) input.current?.focus()
  }, [first])
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextField
        id={id}
        margin="none"
        name={name}
        type={kind === 'code' || shown ? 'text' : kind}
        value={value}
        inputRef={input}
        error={Boolean(wrong)}
        helperText={wrong ?? hint}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: { endAdornment: kind === 'password' ? <ShowPassword shown={shown} onChange={setShown} /> : null },
          htmlInput: { spellCheck: false, autoCapitalize: 'none' },
        }}
      />
    </div>
  )
}

function ShowPassword({ shown, onChange }: { shown: boolean; onChange(shown: boolean): void }) {
  const text = useText()
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={text(shown ? 'sign_in.hide_password' : 'sign_in.show_password')}
        onClick={() => onChange(!shown)}
      >
        {shown ? <EyeOff size={20} /> : <Eye size={20} />}
      </IconButton>
    </InputAdornment>
  )
}
