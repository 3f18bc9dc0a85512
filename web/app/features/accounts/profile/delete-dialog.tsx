import type { User } from '@himoya/contract/accounts/auth'
import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { filledProblem } from '../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useSession } from '../../../session/session.ts'
import { DialogExit } from '../../../ui/screen/dialog-exit.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

type DialogProps = { user: User; onDeleted: () => void; onClose: () => void }

/** Asks for the password, says what goes, and puts the focus on the answer that keeps everything. */
export function DeleteDialog({ user, onDeleted, onClose }: DialogProps) {
  const t = useIslandTexts('account')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current!.open) dialog.current!.showModal()
  }, [])
  const close = (): void => dialog.current?.close()
  return (
    // the page's script closes it by its backdrop, as every layer
    <dialog ref={dialog} className="layer" aria-labelledby="delete-title" onClose={onClose}>
      <DialogExit />
      <div className="modal border border-line shadow-2">
        <div className="modal-head">
          <h2 id="delete-title" className="text-h3">
            {t('profile.delete_title')}
          </h2>
          <button type="button" className="icon-btn" aria-label={t('profile.close')} onClick={close}>
            <Icon of={X} />
          </button>
        </div>
        <DeleteForm user={user} onCancel={close} onDeleted={onDeleted} />
      </div>
    </dialog>
  )
}

function DeleteForm({ user, onCancel, onDeleted }: { user: User; onCancel: () => void; onDeleted: () => void }) {
  const { api, lang, forgetSession } = useSession()
  const t = useIslandTexts('account')
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: user.nameless ? null : filledProblem(password) }),
    async submit({ password }) {
      await api.delete('auth/', { password })
      onDeleted()
      forgetSession()
    },
  })
  const labels = { password: t('common.password') }
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <p>{t('profile.delete_what')}</p>
      <a className="self-start py-2.5 font-[650]" href={`/${lang}/profile/data`}>
        {t('profile.delete_more')}
      </a>
      <ErrorSummary form={form} labels={labels} />
      {!user.nameless && (
        <PasswordField {...{ form, name: 'password', label: labels.password }} autoComplete="current-password" />
      )}
      <button type="button" className="btn btn-second" autoFocus onClick={onCancel}>
        {t('profile.delete_no')}
      </button>
      <button type="submit" className="btn border-sos-ink bg-surface text-sos-ink" aria-disabled={form.busy}>
        <Changing>{t(form.busy ? 'profile.deleting' : 'profile.delete_yes')}</Changing>
      </button>
    </form>
  )
}
