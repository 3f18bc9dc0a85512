import type { Curtain, NewRecoveryCode, User } from '@himoya/contract/accounts/auth'
import { useQueryClient } from '../../../session/use-query.ts'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { filledProblem } from '../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useSession } from '../../../session/session.ts'
import { RecoveryCode } from '../account/public/recovery-code.tsx'
import { RecoveryField, recoveryProblems, typedRecovery, useRecoveryLabels } from '../account/public/recovery-field.tsx'

/** Takes a recovery code; `curtain_key`: where the answer of what is open is kept. */
export function OpenForm({ curtain_key }: { curtain_key: readonly [string] }) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const queries = useQueryClient()
  const form = useForm({
    initial: { recovery_code: '', picture: '' },
    check: recoveryProblems,
    async submit(values) {
      queries.setQueryData(curtain_key, await api.post<Curtain>('auth/curtain/', typedRecovery(values)))
      // what was hidden is loaded anew wherever it is shown
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== curtain_key[0] })
      showToast({ title: t('profile.curtain_opened'), status: 'success' })
    },
  })
  const labels = useRecoveryLabels()
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={labels} />
      <RecoveryField form={form} hint={t('profile.curtain_code')} />
      <SubmitButton busy={form.busy} label={t('profile.curtain_open')} busy_label={t('common.sending')} />
    </form>
  )
}

/** Makes a code anew, with the password that the account has. */
export function MakeForm({ user, onMade }: { user: User; onMade: (made: NewRecoveryCode) => void }) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: user.nameless ? null : filledProblem(password) }),
    async submit({ password }) {
      onMade(await api.post<NewRecoveryCode>('auth/recovery-code/', { password }))
    },
  })
  const labels = { password: t('common.password') }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={labels} />
      {!user.nameless && (
        <PasswordField {...{ form, name: 'password', label: labels.password }} autoComplete="current-password" />
      )}
      <SubmitButton busy={form.busy} label={t('profile.code_make')} busy_label={t('common.sending')} />
    </form>
  )
}

type MadeProps = { user: User; made: NewRecoveryCode; onKept: () => void }

/** What was made, shown this once. */
export function MadeCode({ user, ...made }: MadeProps) {
  const t = useIslandTexts('account')
  return <RecoveryCode {...made} text={user.mode === 'phone' ? t('profile.code_phone') : undefined} />
}
