import type { ResetDone } from '@himoya/contract/accounts/auth'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { readConfirmPhone, forgetConfirmPhone } from './confirm-phone.ts'
import { DeviceQuestion } from './public/device-question.tsx'
import { DoneCard } from './done-card.tsx'
import { ForgottenCode } from './forgotten-code.tsx'
import { ForgottenWho } from './forgotten-who.tsx'
import { newPasswordProblem } from '../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { RecoveryCode } from './public/recovery-code.tsx'
import { useSession } from '../../../session/session.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

type Step =
  | { at: 'who' }
  | { at: 'code'; phone: string }
  | { at: 'set'; reset_token: string }
  | { at: 'new_code'; made: ResetDone }
  | { at: 'device'; made: ResetDone }
  | { at: 'done' }
const NUMBERS = { who: '1', code: '2', set: '3', done: '3' } as const

/** A forgotten password in three steps: who, the proof, the new password. A recovery code is both who and proof. */
export function ForgottenScreen() {
  const { tab_storage } = useSession()
  const t = useIslandTexts('account')
  const [step, setStep] = useState<Step>(() => {
    const { forgotPhone } = readConfirmPhone(tab_storage)
    return forgotPhone === null ? { at: 'who' } : { at: 'code', phone: forgotPhone }
  })

  if (step.at === 'done') return <DoneCard title={t('forgotten.done_title')} text={t('forgotten.done_text')} />
  if (step.at === 'device') return <DeviceQuestion answer={step.made} onSignedIn={() => setStep({ at: 'done' })} />
  if (step.at === 'new_code') {
    const { made } = step
    return <RecoveryCode made={made} onKept={() => setStep({ at: 'device', made })} />
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-small text-ink-2">
        <Changing>{t('forgotten.step', { now: NUMBERS[step.at] })}</Changing>
      </p>
      {step.at === 'who' && (
        <ForgottenWho
          onCodeSent={(phone) => setStep({ at: 'code', phone })}
          onProven={(reset_token) => setStep({ at: 'set', reset_token })}
        />
      )}
      {step.at === 'code' && (
        <ForgottenCode
          phone={step.phone}
          onProven={(reset_token) => setStep({ at: 'set', reset_token })}
          onBack={() => {
            forgetConfirmPhone(tab_storage)
            setStep({ at: 'who' })
          }}
        />
      )}
      {step.at === 'set' && (
        <NewPassword
          {...step}
          onDone={(made) => setStep({ at: 'device', made })}
          onNewCode={(made) => setStep({ at: 'new_code', made })}
        />
      )}
    </div>
  )
}

type NewPasswordProps = {
  reset_token: string
  onDone: (made: ResetDone) => void
  /** A recovery code opens once, so there is a new one to write down. */
  onNewCode: (made: ResetDone) => void
}

function NewPassword({ reset_token, onDone, onNewCode }: NewPasswordProps) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: newPasswordProblem(password) }),
    async submit({ password }) {
      const made = await api.post<ResetDone>('password/reset/set/', { reset_token, password })
      if (made.recovery_code !== undefined) return onNewCode(made)
      return onDone(made)
    },
  })
  const labels = { password: t('common.new_password') }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <h2 className="text-h3">{t('forgotten.set_title')}</h2>
      <p className="text-ink-2">{t('forgotten.set_lead')}</p>
      <ErrorSummary form={form} labels={labels} />
      <PasswordField
        {...{ form, name: 'password', label: labels.password, hint: t('common.password_hint') }}
        autoComplete="new-password"
      />
      <SubmitButton busy={form.busy} label={t('forgotten.set_submit')} busy_label={t('common.sending')} />
    </form>
  )
}
