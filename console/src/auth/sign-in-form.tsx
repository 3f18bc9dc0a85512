import { Button, IconButton, InputAdornment, TextField } from '@mui/material'
import { CircleAlert, Eye, EyeOff } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import type { SignInFields, WrongFields } from './sign-in-check.ts'
import styles from './sign-in.module.css'

type Props = {
  fields: SignInFields
  wrong: WrongFields
  error: string | null
  busy: boolean
  onChange(fields: SignInFields): void
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

export function SignInForm({ fields, wrong, error, busy, onChange, onSubmit }: Props) {
  const text = useText()
  const [shown, setShown] = useState(false)
  const field = (name: keyof SignInFields) => ({
    name,
    value: fields[name] ?? '',
    wrong: wrong[name] && text(wrong[name]),
    onChange: (value: string) => onChange({ ...fields, [name]: value }),
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {error ? (
        <p className={styles.error} role="alert">
          <CircleAlert size={20} aria-hidden />
          {error}
        </p>
      ) : null}
      <Field {...field('email')} label={text('sign_in.email')} type="email" autoComplete="username" first />
      <Field
        {...field('password')}
        label={text('sign_in.password')}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        end={
          <IconButton
            edge="end"
            aria-label={text(shown ? 'sign_in.hide_password' : 'sign_in.show_password')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        }
      />
      {fields.code === null ? null : (
        <Field
          {...field('code')}
          label={text('sign_in.code')}
          hint={text('sign_in.code_hint')}
          type="text"
          autoComplete="one-time-code"
          first
        />
      )}
      <Button type="submit" variant="contained" size="large" disabled={busy} className={styles.submit}>
        {text(busy ? 'sign_in.busy' : 'sign_in.submit')}
      </Button>
    </form>
  )
}

type FieldProps = {
  name: string
  label: string
  value: string
  type: string
  autoComplete: string
  wrong: string | undefined
  hint?: string
  end?: ReactNode
  /** Takes the focus when it appears. */
  first?: boolean
  onChange(value: string): void
}

function Field({ name, label, value, type, autoComplete, wrong, hint, end, first = false, onChange }: FieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first) input.current?.focus()
  }, [first])
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <TextField
        id={id}
        name={name}
        type={type}
        value={value}
        inputRef={input}
        error={Boolean(wrong)}
        helperText={wrong ?? hint}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          input: { endAdornment: end ? <InputAdornment position="end">{end}</InputAdornment> : null },
          htmlInput: { spellCheck: false, autoCapitalize: 'none' },
        }}
      />
    </div>
  )
}
