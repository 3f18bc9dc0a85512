import type { InviteAccepted, InviteOffer } from '@himoya/contract/staff/members'
import { LENGTHS } from '@himoya/contract/limits'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { useServices } from '../../../session/services.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import styles from '../../../ui/pages/signed-out-page.module.css'
import { useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import { SecondFactorField } from './second-factor-field.tsx'

type Fields = { email: string; password: string; code: string }
type Wrong = Partial<Record<keyof Fields, TextKey>>
type Props = { offer: InviteOffer; token: string; onIn(recovery_codes: string[] | null): void }

export function InviteForm({ offer, token, onIn }: Props) {
  const text = useText()
  const { api, session } = useServices()
  const [fields, setFields] = useState<Fields>({ email: '', password: '', code: '' })
  const [wrong, setWrong] = useState<Wrong>({})
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const needs_email = offer.email === null

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing = missingOf(fields, offer)
    setWrong(missing)
    setError(null)
    if (Object.keys(missing).length) return
    setBusy(true)
    try {
      const accepted = await api.post<InviteAccepted>('staff/invite/accept/', bodyOf(fields, token, needs_email))
      await session.enter(accepted)
      onIn(accepted.recovery_codes ?? null)
    } catch (failure) {
      setBusy(false)
      const found = wrongOf(failure)
      setWrong(found)
      if (!found.code) setError(explain(failure, text))
    }
  }

  const field = (name: keyof Fields) => ({
    name,
    value: fields[name],
    wrong: wrong[name] && text(wrong[name]),
    onChange: (value: string) => setFields({ ...fields, [name]: value }),
  })
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormError error={error} />
      {needs_email ? (
        <Field {...field('email')} label={text('sign_in.email')} kind="email" autoComplete="username" first />
      ) : null}
      <Field
        {...field('password')}
        label={text('invite.password')}
        hint={text('invite.password_hint')}
        kind="password"
        autoComplete="new-password"
        first={!needs_email}
      />
      <SecondFactorField offer={offer} {...field('code')} />
      <Button type="submit" variant="contained" size="large" disabled={busy} className={styles.submit}>
        {text(busy ? 'invite.busy' : 'invite.submit')}
      </Button>
    </form>
  )
}

function missingOf({ email, password, code }: Fields, offer: InviteOffer): Wrong {
  const wrong: Wrong = {}
  if (offer.email === null && email.trim() === '') wrong.email = 'sign_in.need_email'
  if ([...password.normalize('NFC')].length < LENGTHS.staff_password_min) wrong.password = 'invite.password_hint'
  if (offer.second_factor_required && code.trim() === '') wrong.code = 'sign_in.need_code'
  return wrong
}

const bodyOf = ({ email, password, code }: Fields, token: string, needs_email: boolean) => ({
  token,
  password,
  ...(needs_email ? { email: email.trim() } : {}),
  ...(code.trim() ? { code: code.trim() } : {}),
})

/** What the server says of single fields, the first thing of each. */
function wrongOf(failure: unknown): Wrong {
  if (!(failure instanceof ApiError)) return {}
  if (failure.code === 'wrong_code') return { code: 'field.wrong' }
  return Object.fromEntries(
    Object.entries(failure.fields).flatMap(([name, [first]]) => (first ? [[name, `field.${first}` satisfies TextKey]] : [])),
  )
}
