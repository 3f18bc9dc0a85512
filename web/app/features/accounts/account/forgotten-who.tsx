import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { keepConfirmPhone } from './confirm-phone.ts'
import { filledProblem, phoneProblem } from '../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { fullPhone } from '@himoya/contract/phone-number'
import { useSession } from '../../../session/session.ts'
import { RecoveryField, recoveryProblems, typedRecovery, useRecoveryLabels } from './public/recovery-field.tsx'
import { type AccountWay, WayChoice } from './way-choice.tsx'

type ForgottenWhoProps = { onCodeSent: (phone: string) => void; onProven: (reset_token: string) => void }

export function ForgottenWho({ onCodeSent, onProven }: ForgottenWhoProps) {
  const t = useIslandTexts('account')
  const [way, setWay] = useState<AccountWay>('nickname')
  return (
    <>
      <p className="text-ink-2">{t('forgotten.who_lead')}</p>
      <WayChoice way={way} onChange={setWay} />
      {way === 'phone' ? <PhoneStep onCodeSent={onCodeSent} /> : <RecoveryStep onProven={onProven} />}
    </>
  )
}

function PhoneStep({ onCodeSent }: Pick<ForgottenWhoProps, 'onCodeSent'>) {
  const { api, tab_storage } = useSession()
  const t = useIslandTexts('account')
  const form = useForm({
    initial: { phone: '' },
    check: ({ phone }) => ({ phone: phoneProblem(phone) }),
    async submit({ phone: digits }) {
      const phone = fullPhone(digits)
      const { resend_after } = await api.post<{ resend_after: number }>('password/reset/', { phone })
      keepConfirmPhone(tab_storage, { forgotPhone: phone, resend_after })
      onCodeSent(phone)
    },
  })
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={{ phone: t('common.phone') }} />
      <PhoneField form={form} name="phone" />
      <SubmitButton busy={form.busy} label={t('forgotten.send_code')} busy_label={t('common.sending')} />
    </form>
  )
}

function RecoveryStep({ onProven }: Pick<ForgottenWhoProps, 'onProven'>) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const form = useForm({
    initial: { nickname: '', recovery_code: '', picture: '' },
    check: (values) => ({ nickname: filledProblem(values.nickname), ...recoveryProblems(values) }),
    async submit({ nickname, ...values }) {
      const body = { nickname: nickname.trim(), ...typedRecovery(values) }
      const { reset_token } = await api.post<{ reset_token: string }>('password/reset/confirm/', body)
      onProven(reset_token)
    },
  })
  const labels = { nickname: t('common.nickname'), ...useRecoveryLabels() }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={labels} />
      <TextField
        {...{ form, name: 'nickname', label: labels.nickname }}
        {...{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      />
      <RecoveryField form={form} hint={t('forgotten.recovery_hint')} />
      <SubmitButton busy={form.busy} label={t('forgotten.next')} busy_label={t('common.sending')} />
      <p className="text-small text-ink-2">{t('forgotten.recovery_lost')}</p>
    </form>
  )
}
