import type { Curtain, NewRecoveryCode, User } from '@himoya/contract/auth'
import { useQueryClient } from '../../session/use-query.ts'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { showToast } from '../../ui/screen/toast.ts'
import { filledProblem } from '../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { useSession } from '../../session/session.ts'

export { RecoveryCode } from '../account/public/recovery-code.tsx'

/** Takes a recovery code; `curtain_key`: where the answer of what is open is kept. */
export function OpenForm({ curtain_key }: { curtain_key: readonly [string] }) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const queries = useQueryClient()
  const form = useForm({
    initial: { recovery_code: '' },
    check: ({ recovery_code }) => ({ recovery_code: filledProblem(recovery_code) }),
    async submit({ recovery_code }) {
      queries.setQueryData(curtain_key, await api.post<Curtain>('auth/curtain/', { recovery_code: recovery_code.trim() }))
      // what was hidden is loaded anew wherever it is shown
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== curtain_key[0] })
      showToast({ title: t('profile.curtain_opened'), status: 'success' })
    },
  })
  const labels = { recovery_code: t('forgotten.recovery_code') }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={labels} />
      <TextField
        {...{ form, name: 'recovery_code', label: labels.recovery_code, hint: t('profile.curtain_code') }}
        {...{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
      />
      <SubmitButton busy={form.busy} label={t('profile.curtain_open')} busy_label={t('common.sending')} />
    </form>
  )
}

/** Makes a code anew, with the password that the account has. */
export function MakeForm({ user, onMade }: { user: User; onMade: (code: string) => void }) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: user.nameless ? null : filledProblem(password) }),
    async submit({ password }) {
      onMade((await api.post<NewRecoveryCode>('auth/recovery-code/', { password })).recovery_code)
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
