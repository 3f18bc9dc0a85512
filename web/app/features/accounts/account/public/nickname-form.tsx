import type { Audience } from '@himoya/contract/common'
import { LENGTHS } from '@himoya/contract/limits'
import { uuid } from '@himoya/kit/uuid'
import { type ReactNode, useRef } from 'react'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { newPasswordProblem, nicknameProblem } from '../../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx'
import { PasswordField } from '../../../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import type { NicknameMade } from '@himoya/contract/accounts/auth'
import { useSession } from '../../../../session/session.ts'
import { TermsLine } from '../terms-line.tsx'

type NicknameFormProps = {
  audience?: Audience | undefined
  onMade: (made: NicknameMade) => void
  /** What else the screen asks, after the two fields. */
  children?: ReactNode
}

/** Two fields, no phone, no name: the quickest way to a counsellor. */
export function NicknameForm({ audience, onMade, children }: NicknameFormProps) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const attempt = useAttempt()
  const form = useForm({
    initial: { nickname: '', password: '' },
    check: ({ nickname, password }) => ({ nickname: nicknameProblem(nickname), password: newPasswordProblem(password) }),
    async submit({ nickname, password }) {
      const body = { mode: 'nickname', nickname: nickname.trim(), password, accept_terms: true, ...(audience && { audience }) }
      onMade(await api.post<NicknameMade>('auth/register/', body, { idempotency_key: attempt(body) }))
    },
  })
  const labels = { nickname: t('common.nickname'), password: t('common.password') }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary form={form} labels={labels} />
      <TextField
        {...{ form, name: 'nickname', label: labels.nickname, hint: t('register.nickname_hint') }}
        {...{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, most: LENGTHS.nickname }}
      />
      <PasswordField
        {...{ form, name: 'password', label: labels.password, hint: t('common.password_hint') }}
        autoComplete="new-password"
      />
      {children}
      <TermsLine />
      <SubmitButton busy={form.busy} label={t('register.start')} busy_label={t('common.sending')} />
    </form>
  )
}

/**
 * One key for one content: when the answer to the first try was lost, a second press gets that answer again instead of
 * "this nickname is taken".
 */
export function useAttempt(): (body: object) => string {
  const last = useRef({ content: '', key: '' })
  return (body) => {
    const content = JSON.stringify(body)
    if (last.current.content !== content) last.current = { content, key: uuid() }
    return last.current.key
  }
}
