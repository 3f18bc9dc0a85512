import type { User } from '@himoya/contract/accounts/auth'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { filledProblem, newPasswordProblem } from '../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useSession } from '../../../session/session.ts'
import { Section } from '../../../ui/screen/section.tsx'
import { useKeepUser } from './use-user.ts'

/** Whoever wrote first has no password yet: they choose one without an old. */
export function PasswordSection({ user }: { user: User }) {
  const t = useIslandTexts('account')
  const [times, setTimes] = useState(0)
  return (
    <Section title={t('profile.password')} hint={t('profile.password_note')}>
      <PasswordForm key={times} user={user} onChanged={() => setTimes(times + 1)} />
    </Section>
  )
}

function PasswordForm({ user, onChanged }: { user: User; onChanged: () => void }) {
  const { api } = useSession()
  const keepUser = useKeepUser()
  const t = useIslandTexts('account')
  const form = useForm({
    initial: { old_password: '', new_password: '' },
    check: ({ old_password, new_password }) => ({
      old_password: user.nameless ? null : filledProblem(old_password),
      new_password: newPasswordProblem(new_password),
    }),
    async submit(passwords) {
      await api.post('auth/password/change/', passwords)
      showToast({ title: t('profile.password_changed'), status: 'success' })
      if (user.nameless) keepUser(await api.get<User>('auth/me/'))
      onChanged()
    },
  })
  const labels = { old_password: t('profile.old_password'), new_password: t('common.new_password') }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={labels} />
      {!user.nameless && (
        <PasswordField {...{ form, name: 'old_password', label: labels.old_password }} autoComplete="current-password" />
      )}
      <PasswordField
        {...{ form, name: 'new_password', label: labels.new_password, hint: t('common.password_hint') }}
        autoComplete="new-password"
      />
      <SubmitButton busy={form.busy} label={t('profile.change_password')} busy_label={t('common.sending')} />
    </form>
  )
}
