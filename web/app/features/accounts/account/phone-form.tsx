import type { CodeSent } from '@himoya/contract/accounts/auth'
import type { Audience } from '@himoya/contract/common'
import type { ReactNode } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { keepConfirmPhone } from './confirm-phone.ts'
import { newPasswordProblem, phoneProblem } from '../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useAttempt } from './public/nickname-form.tsx'
import { fullPhone } from '@himoya/contract/phone-number'
import { useSession } from '../../../session/session.ts'
import { TermsLine } from './terms-line.tsx'

/** Phone and password; the code that comes by SMS is asked for on the next screen. */
export function PhoneForm({ audience, children }: { audience: Audience | undefined; children: ReactNode }) {
  const { api, lang, tab_storage } = useSession()
  const t = useIslandTexts('account')
  const attempt = useAttempt()
  const form = useForm({
    initial: { phone: '', password: '' },
    check: ({ phone, password }) => ({ phone: phoneProblem(phone), password: newPasswordProblem(password) }),
    async submit({ phone: digits, password }) {
      const phone = fullPhone(digits)
      const body = { mode: 'phone', phone, password, accept_terms: true, ...(audience && { audience }) }
      const { resend_after, registration } = await api.post<CodeSent>('auth/register/', body, { idempotency_key: attempt(body) })
      keepConfirmPhone(tab_storage, { phone, registration, resend_after })
      location.replace(`/${lang}/auth/confirm`)
    },
  })
  const labels = { phone: t('common.phone'), password: t('common.password') }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={labels} />
      <PhoneField form={form} name="phone" />
      <PasswordField
        {...{ form, name: 'password', label: labels.password, hint: t('common.password_hint') }}
        autoComplete="new-password"
      />
      {children}
      <TermsLine />
      <SubmitButton busy={form.busy} label={t('register.send_code')} busy_label={t('common.sending')} />
    </form>
  )
}
