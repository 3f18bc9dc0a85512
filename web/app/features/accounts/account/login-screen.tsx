import type { SignedIn } from '@himoya/contract/accounts/auth'
import { useEffect, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { DeviceQuestion } from './public/device-question.tsx'
import { filledProblem, phoneProblem } from '../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { PhoneField } from '../../../ui/forms/phone-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { fullPhone } from '@himoya/contract/phone-number'
import { useRole, useSession } from '../../../session/session.ts'
import { type AccountWay, WayChoice } from './way-choice.tsx'
import { takeTypedName } from '../../../session/typed-name.ts'
import { goBackWhereFrom } from '../../../session/where-to.ts'

export function LoginScreen() {
  const session = useSession()
  const { lang } = session
  const t = useIslandTexts('account')
  const role = useRole()
  const [way, setWay] = useState<AccountWay>('nickname')
  const [name] = useState(() => takeTypedName(session))
  const [answer, setAnswer] = useState<SignedIn | null>(null)

  useEffect(() => {
    if (role === 'user') goBackWhereFrom(session)
  }, [role, session])

  if (role === 'user') return <p role="status">{t('common.loading')}</p>
  if (answer) return <DeviceQuestion answer={answer} />
  return (
    <div className="flex flex-col gap-5">
      <WayChoice way={way} onChange={setWay} />
      <LoginForm key={way} {...{ way, name }} onAnswer={setAnswer} />
      <div className="flex flex-col items-center gap-1">
        <a className="py-2.5 font-[650]" href={`/${lang}/auth/forgotten`}>
          {t('login.forgotten')}
        </a>
        <p>
          {t('login.no_account')}{' '}
          <a className="inline-block py-2.5 font-[650]" href={`/${lang}/auth/register`}>
            {t('common.register')}
          </a>
        </p>
      </div>
    </div>
  )
}

type FormProps = { way: AccountWay; name: string; onAnswer: (answer: SignedIn) => void }

function LoginForm({ way, name, onAnswer }: FormProps) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const by_phone = way === 'phone'
  const form = useForm({
    initial: { nickname: name, phone: '', password: '' },
    check: ({ nickname, phone, password }) => ({
      nickname: by_phone ? null : filledProblem(nickname),
      phone: by_phone ? phoneProblem(phone) : null,
      password: filledProblem(password),
    }),
    async submit({ nickname, phone, password }) {
      const who = by_phone ? { phone: fullPhone(phone) } : { nickname: nickname.trim() }
      onAnswer(await api.post<SignedIn>('auth/token/', { ...who, password }))
    },
  })
  const labels = { nickname: t('common.nickname'), phone: t('common.phone'), password: t('common.password') }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={labels} />
      {by_phone ? (
        <PhoneField form={form} name="phone" />
      ) : (
        <TextField
          {...{ form, name: 'nickname', label: labels.nickname }}
          {...{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
        />
      )}
      <PasswordField {...{ form, name: 'password', label: labels.password }} autoComplete="current-password" />
      <SubmitButton busy={form.busy} label={t('login.submit')} busy_label={t('common.sending')} />
    </form>
  )
}
