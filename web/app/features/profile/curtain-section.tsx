import type { Curtain, NewRecoveryCode, User } from '@himoya/contract/auth'
import { useQuery, useQueryClient } from '../../session/use-query.ts'
import { useState } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { showToast } from '../../ui/screen/toast.ts'
import { filledProblem } from '../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { RecoveryCode } from '../account/public/recovery-code.tsx'
import { useSession } from '../../session/session.ts'
import { Loaded } from '../../ui/screen/loaded.tsx'
import { Section } from '../../ui/screen/section.tsx'
import { Changing } from '../../ui/screen/changing.tsx'

const KEY = ['Curtain'] as const

/** The recovery code, and the place to type it: it brings back what a reset by SMS hid (safety.md 5). Alike in every account. */
export function CurtainSection({ user }: { user: User }) {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const curtain = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<Curtain>('auth/curtain/', { signal }),
  })
  return (
    <Section title={t('profile.code_title')} hint={t(user.mode === 'phone' ? 'profile.code_phone' : 'profile.code_nickname')}>
      <Loaded query={curtain} failed={t('profile.code_failed')}>
        {({ has_code }) => (
          <>
            <CodeMaking user={user} has_code={has_code} />
            <EnterCode />
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** Stands in every account, whether anything is hidden or not: so it tells nobody anything. */
function EnterCode() {
  const t = useIslandTexts('account')
  return (
    <details>
      <summary className="flex min-h-11 items-center font-[650] text-green-ink underline">{t('profile.code_enter')}</summary>
      <OpenForm />
    </details>
  )
}

function OpenForm() {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const queries = useQueryClient()
  const form = useForm({
    initial: { recovery_code: '' },
    check: ({ recovery_code }) => ({ recovery_code: filledProblem(recovery_code) }),
    async submit({ recovery_code }) {
      queries.setQueryData(KEY, await api.post<Curtain>('auth/curtain/', { recovery_code: recovery_code.trim() }))
      // what was hidden is loaded anew wherever it is shown
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] })
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

function CodeMaking({ user, has_code }: { user: User; has_code: boolean }) {
  const t = useIslandTexts('account')
  const queries = useQueryClient()
  const [code, setCode] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  if (code !== null) {
    const text = user.mode === 'phone' ? { text: t('profile.code_phone') } : {}
    return (
      <RecoveryCode
        code={code}
        {...text}
        onKept={() => {
          setCode(null)
          setOpen(false)
          void queries.invalidateQueries({ queryKey: KEY })
        }}
      />
    )
  }
  return (
    <>
      {has_code && <p className="text-small text-ink-2">{t('profile.code_replaces')}</p>}
      {open ? (
        <MakeForm user={user} onMade={setCode} />
      ) : (
        <button type="button" className="btn btn-second" onClick={() => setOpen(true)}>
          <Changing>{t(has_code ? 'profile.code_again' : 'profile.code_make')}</Changing>
        </button>
      )}
    </>
  )
}

function MakeForm({ user, onMade }: { user: User; onMade: (code: string) => void }) {
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
