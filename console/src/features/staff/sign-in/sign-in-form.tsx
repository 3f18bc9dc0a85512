import { Button } from '@mui/material'
import type { FormEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import type { SignInFields, WrongFields } from './sign-in-check.ts'
import styles from '../../../ui/pages/signed-out-page.module.css'

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
  const field = (name: keyof SignInFields) => ({
    name,
    value: fields[name] ?? '',
    wrong: wrong[name] && text(wrong[name]),
    onChange: (value: string) => onChange({ ...fields, [name]: value }),
  })
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormError error={error} />
      <Field {...field('email')} label={text('sign_in.email')} kind="email" autoComplete="username" first />
      <Field {...field('password')} label={text('sign_in.password')} kind="password" autoComplete="current-password" />
      {fields.code === null ? null : (
        <Field
          {...field('code')}
          label={text('sign_in.code')}
          hint={text('sign_in.code_hint')}
          kind="code"
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
