import type { User } from '@himoya/contract/accounts/auth'
import { LENGTHS } from '@himoya/contract/limits'
import { useEffect, useRef } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { lengthProblem } from '../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { type Form, useForm } from '../../../ui/forms/use-form.ts'
import { useSession } from '../../../session/session.ts'
import { Section } from '../../../ui/screen/section.tsx'
import { useKeepUser } from './use-user.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

export function NamesSection({ user }: { user: User }) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const keepUser = useKeepUser()
  const form = useForm({
    initial: { first_name: user.first_name, last_name: user.last_name },
    check: ({ first_name, last_name }) => ({
      first_name: lengthProblem(first_name, LENGTHS.name),
      last_name: lengthProblem(last_name, LENGTHS.name),
    }),
    async submit(names) {
      keepUser(await api.patch<User>('auth/update/user/', names))
      showToast({ title: t('profile.saved'), status: 'success' })
    },
  })
  useFollowed(user, form)
  const labels = { first_name: t('profile.first_name'), last_name: t('profile.last_name') }
  return (
    <Section title={t('profile.names')} hint={t('profile.names_hint')}>
      <p className="wrap-anywhere">
        <Changing>
          {user.mode === 'phone'
            ? t('profile.login_phone', { phone: user.phone ?? '' })
            : t('profile.login_nickname', { nickname: user.nickname ?? '' })}
        </Changing>
      </p>
      <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
        <ErrorSummary form={form} labels={labels} />
        <TextField {...{ form, name: 'first_name', label: labels.first_name, autoComplete: 'given-name', most: LENGTHS.name }} />
        <TextField {...{ form, name: 'last_name', label: labels.last_name, autoComplete: 'family-name', most: LENGTHS.name }} />
        <SubmitButton busy={form.busy} label={t('profile.save')} busy_label={t('common.sending')} />
      </form>
    </Section>
  )
}

/** Another tab's change shows here too (seed section 4), but for a name that is being typed. */
function useFollowed(user: User, form: Form<'first_name' | 'last_name'>): void {
  const known = useRef(user)
  useEffect(() => {
    for (const name of ['first_name', 'last_name'] as const) {
      if (user[name] !== known.current[name] && form.values[name] === known.current[name]) form.set(name, user[name])
    }
    known.current = user
  }, [user, form])
}
