import { useState, type FormEvent } from 'react'
import type { PasskeyAnswer } from '@himoya/contract/staff/passkeys'
import type { StaffSignedIn } from '@himoya/contract/staff/staff'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '@himoya/kit/session/api-client'
import { explain } from '../../../ui/words/explain.ts'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useTitle } from '../../../ui/pages/use-title.ts'
import { PasskeyButton } from '../passkeys/public/passkey-button.tsx'
import { firstWrong, type SignInFields, wrongFields, type WrongFields } from './sign-in-check.ts'
import { SignedOutPage } from '../../../ui/pages/signed-out-page.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from '../../../ui/pages/signed-out-page.module.css'

/** Nothing typed is lost: an error leaves every field as it was, and the code's field appears only when it is due. */
export function SignInPage() {
  const text = useText()
  const login = useSignIn()
  const ended = new URLSearchParams(useLocation().search).has('ended')
  const [fields, setFields] = useState<SignInFields>({ email: '', password: '', code: null })
  const [wrong, setWrong] = useState<WrongFields>({})
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useTitle(text('sign_in.submit'))

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const found = wrongFields(fields)
    setWrong(found)
    setError(null)
    const first = firstWrong(found)
    if (first) return focusField(form, first)
    setBusy(true)
    const { email, password, code } = fields
    try {
      await login({ email: email.trim(), password, ...(code ? { code: code.trim() } : {}) })
    } catch (failure) {
      setBusy(false)
      if (failure instanceof ApiError && failure.code === 'mfa_required' && code === null) {
        return setFields({ ...fields, code: '' })
      }
      if (failure instanceof ApiError && failure.code === 'wrong_code') setWrong({ code: 'field.wrong' })
      else setError(explain(failure, text))
    }
  }

  return (
    <SignedOutPage title={text('sign_in.title')} hint={text('sign_in.hint')}>
      {ended && !error ? <p className={styles.notice}>{text('sign_in.ended')}</p> : null}
      <SignInForm fields={fields} wrong={wrong} error={error} busy={busy} onChange={setFields} onSubmit={submit} />
      <PasskeyButton offer="staff/auth/token/passkey/offer/" onAnswer={(answer) => login({ answer })} onError={setError} />
    </SignedOutPage>
  )
}

type Credentials = { email: string; password: string; code?: string } | { answer: PasskeyAnswer }

/** Rejects with the ApiError of the call; else whoever signs in stands where the last one was sent away. */
function useSignIn() {
  const { api, session } = useServices()
  const navigate = useNavigate()
  const back = (useLocation().state as { back?: string } | null)?.back ?? '/'
  return async (credentials: Credentials): Promise<void> => {
    const path = 'answer' in credentials ? 'staff/auth/token/passkey/' : 'staff/auth/token/'
    await session.enter(await api.post<StaffSignedIn>(path, credentials))
    void navigate(back)
  }
}

function focusField(form: HTMLFormElement, name: keyof SignInFields): void {
  form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
}
