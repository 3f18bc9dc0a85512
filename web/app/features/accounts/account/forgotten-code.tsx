import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { forgetConfirmPhone, keepConfirmPhone, readConfirmPhone } from './confirm-phone.ts'
import { codeProblem } from '../../../ui/forms/field-checks.ts'
import { CodeField } from '../../../ui/forms/code-field.tsx'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { formatFull } from '@himoya/contract/phone-number'
import { Resend } from './resend.tsx'
import { useSession } from '../../../session/session.ts'

type ForgottenCodeProps = { phone: string; onProven: (reset_token: string) => void; onBack: () => void }

export function ForgottenCode({ phone, onProven, onBack }: ForgottenCodeProps) {
  const { api, tab_storage } = useSession()
  const t = useIslandTexts('account')
  const [resend_at, setResendAt] = useState(() => readConfirmPhone(tab_storage).resend_at)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code) }),
    async submit({ code }) {
      const { reset_token } = await api.post<{ reset_token: string }>('password/reset/confirm/', { phone, code })
      forgetConfirmPhone(tab_storage)
      onProven(reset_token)
    },
  })
  return (
    <>
      <h2 className="text-h3">{t('forgotten.code_title')}</h2>
      <p>{t('forgotten.code_lead', { phone: formatFull(phone) })}</p>
      <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
        <ErrorSummary form={form} labels={{ code: t('common.code') }} />
        <CodeField form={form} name="code" />
        <SubmitButton busy={form.busy} label={t('forgotten.next')} busy_label={t('common.sending')} />
      </form>
      <Resend
        {...{ of: { purpose: 'reset', phone }, resend_at }}
        onResent={(resend_after) => setResendAt(keepConfirmPhone(tab_storage, { forgotPhone: phone, resend_after }).resend_at)}
      />
      <button type="button" className="btn btn-text" onClick={onBack}>
        {t('confirm.change_phone')}
      </button>
    </>
  )
}
