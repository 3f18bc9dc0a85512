import type { SignedIn } from '@himoya/contract/accounts/auth'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { type ConfirmPhone, forgetConfirmPhone, keepConfirmPhone, readConfirmPhone } from './confirm-phone.ts'
import { DeviceQuestion } from './public/device-question.tsx'
import { DoneCard } from './done-card.tsx'
import { codeProblem } from '../../../ui/forms/field-checks.ts'
import { CodeField } from '../../../ui/forms/code-field.tsx'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { formatFull } from '@himoya/contract/phone-number'
import { Resend } from './resend.tsx'
import { useRole, useSession } from '../../../session/session.ts'

export function ConfirmScreen() {
  const { lang, tab_storage } = useSession()
  const t = useIslandTexts('account')
  const role = useRole()
  const [state, setState] = useState<ConfirmPhone>(() => readConfirmPhone(tab_storage))
  const [answer, setAnswer] = useState<SignedIn | null>(null)
  const { phone, registration, resend_at } = state

  if (role === 'user') return <DoneCard title={t('done.title')} text={`${t('done.text')} ${t('done.code')}`} />
  if (answer) return <DeviceQuestion answer={answer} />
  if (phone === null || registration === null) {
    return (
      <div key="nothing" className="flex flex-col gap-4">
        <h2 className="text-h3">{t('confirm.nothing_title')}</h2>
        <p>{t('confirm.nothing_text')}</p>
        <a className="btn btn-first" href={`/${lang}/auth/register`}>
          {t('common.register')}
        </a>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{t('confirm.sent_to', { phone: formatFull(phone) })}</p>
      <CodeForm phone={phone} registration={registration} onAnswer={setAnswer} />
      <Resend
        {...{ of: { purpose: 'register', phone, registration }, resend_at }}
        onResent={(resend_after) => setState(keepConfirmPhone(tab_storage, { phone, registration, resend_after }))}
      />
      <p className="text-small text-ink-2">{t('confirm.sent_hint')}</p>
      <div className="flex flex-wrap justify-center gap-x-6">
        <a className="py-2.5 font-[650]" href={`/${lang}/auth/register`}>
          {t('confirm.change_phone')}
        </a>
        <a className="py-2.5 font-[650]" href={`/${lang}/auth/login`}>
          {t('common.login')}
        </a>
      </div>
    </div>
  )
}

type CodeFormProps = { phone: string; registration: string; onAnswer: (answer: SignedIn) => void }

function CodeForm({ phone, registration, onAnswer }: CodeFormProps) {
  const { api, tab_storage } = useSession()
  const t = useIslandTexts('account')
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: codeProblem(code) }),
    async submit({ code }) {
      const answer = await api.post<SignedIn>('auth/confirm/', { phone, code, registration })
      forgetConfirmPhone(tab_storage)
      onAnswer(answer)
    },
  })
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={{ code: t('common.code') }} />
      <CodeField form={form} name="code" />
      <SubmitButton busy={form.busy} label={t('confirm.submit')} busy_label={t('common.sending')} />
    </form>
  )
}
