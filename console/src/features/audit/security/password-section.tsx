import { LENGTHS } from '@himoya/contract/limits'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { TextKey } from '../../../i18n/text-key.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useServices } from '../../../session/services.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { useFailedOutsideFields, useNotify } from '../../../ui/notices/use-notify.ts'
import styles from './security.module.css'

const EMPTY = { old_password: '', new_password: '' }
type Fields = typeof EMPTY
type Wrong = Partial<Record<keyof Fields, TextKey>>

/** A member's own; the old one is asked for, and every other device is signed out. */
export function PasswordSection() {
  const text = useText()
  const title = useId()
  const { fields, setFields, wrong, submit, busy } = usePasswordForm()
  const field = (name: keyof Fields) => ({
    name,
    kind: 'password' as const,
    value: fields[name],
    wrong: wrong[name] && text(wrong[name]),
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  })
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {text('security.password')}
      </h2>
      <form className={styles.password} noValidate aria-labelledby={title} onSubmit={submit}>
        <Field {...field('old_password')} label={text('security.password_old')} autoComplete="current-password" />
        <Field
          {...field('new_password')}
          label={text('security.password_new')}
          hint={text('security.password_hint')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="outlined" disabled={busy}>
          {text('security.password_change')}
        </Button>
      </form>
    </section>
  )
}

function usePasswordForm() {
  const { api, queries } = useServices()
  const text = useText()
  const notify = useNotify()
  const failed = useFailedOutsideFields()
  const [fields, setFields] = useState<Fields>(EMPTY)
  const [wrong, setWrong] = useState<Wrong>({})
  const change = useMutation({
    mutationFn: (typed: Fields) => api.post('staff/auth/password/', typed),
    // What was typed stays in no cache.
    gcTime: 0,
    onSuccess() {
      setFields(EMPTY)
      notify(text('security.password_changed'), 'success')
      void queries.invalidateQueries({ queryKey: ['security', 'sessions'] })
    },
    onError(error) {
      setWrong(wrongOf(error))
      failed(error)
    },
  })
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const missing = missingOf(fields)
    setWrong(missing)
    if (Object.keys(missing).length === 0) change.mutate(fields)
  }
  return { fields, setFields, wrong, submit, busy: change.isPending }
}

function missingOf({ old_password, new_password }: Fields): Wrong {
  const wrong: Wrong = {}
  if (old_password === '') wrong.old_password = 'field.required'
  if ([...new_password.normalize('NFC')].length < LENGTHS.staff_password_min) wrong.new_password = 'security.password_hint'
  return wrong
}

function wrongOf(error: unknown): Wrong {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([name, [first]]) => (first ? [[name, `field.${first}` satisfies TextKey]] : [])),
  )
}
