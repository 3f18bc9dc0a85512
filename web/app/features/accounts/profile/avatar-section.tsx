import type { User } from '@himoya/contract/accounts/auth'
import { SIZES } from '@himoya/contract/limits'
import { DRAWN_AVATARS } from '@himoya/contract/people'
import { ApiError } from '@himoya/kit/session/api-error'
import { ImageUp } from 'lucide'
import { type ChangeEvent, useRef, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { showToast } from '../../../ui/screen/toast.ts'
import { useFailureText } from '../../../ui/forms/problem-texts.ts'
import { useSession } from '../../../session/session.ts'
import { Section } from '../../../ui/screen/section.tsx'
import { useKeepUser } from './use-user.ts'
import { Changing } from '../../../ui/screen/changing.tsx'

const UPLOAD_MS = 5 * 60_000

export function AvatarSection({ user }: { user: User }) {
  const t = useIslandTexts('account')
  const { share, chooseDrawn, upload, cancel } = useAvatar()
  const busy = share !== null

  function onFile(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0]
    // so that choosing the same file again is a change too
    event.target.value = ''
    if (file) void upload(file)
  }

  return (
    <Section title={t('profile.avatar')} hint={t('profile.avatar_hint')}>
      <DrawnChoice user={user} disabled={busy} onChoose={(name) => void chooseDrawn(name)} />
      <div className="flex flex-wrap items-center gap-3">
        {user.avatar && !user.avatar.endsWith('.svg') && (
          <img className="size-16 rounded-full object-cover" src={user.avatar} alt="" width="64" height="64" />
        )}
        {busy ? (
          <>
            <progress className="h-2 grow accent-green" value={share} aria-label={t('profile.avatar')} />
            <span className="text-small tabular-nums" role="status">
              <Changing>{t('profile.avatar_uploading', { percent: String(Math.round(share * 100)) })}</Changing>
            </span>
            <button type="button" className="btn btn-text" onClick={cancel}>
              {t('profile.avatar_cancel')}
            </button>
          </>
        ) : (
          <label className="btn btn-second grow has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
            <Icon of={ImageUp} />
            {t('profile.avatar_upload')}
            <input type="file" className="sr-only" accept="image/jpeg,image/png,image/webp,image/heic" onChange={onFile} />
          </label>
        )}
      </div>
      <p className="text-small text-ink-2">{t('profile.avatar_rules')}</p>
    </Section>
  )
}

type DrawnChoiceProps = { user: User; disabled: boolean; onChoose: (name: string) => void }

function DrawnChoice({ user, disabled, onChoose }: DrawnChoiceProps) {
  const t = useIslandTexts('account')
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(64px,1fr))] gap-2" role="radiogroup" aria-label={t('profile.avatar')}>
      {DRAWN_AVATARS.map((name) => (
        <label
          key={name}
          className="grid place-items-center rounded-card border-[2.5px] border-transparent p-1 has-checked:border-green has-checked:bg-green-wash has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            className="sr-only"
            name="avatar"
            aria-label={t(`profile.avatars.${name}`)}
            checked={isDrawn(user, name)}
            disabled={disabled}
            onChange={() => onChoose(name)}
          />
          <img src={`/avatars/${name}.svg`} alt="" width="56" height="56" loading="lazy" />
        </label>
      ))}
    </div>
  )
}

const isDrawn = (user: User, name: string): boolean => user.avatar?.endsWith(`/avatars/${name}.svg`) ?? false

function useAvatar() {
  const { api } = useSession()
  const t = useIslandTexts('account')
  const failureText = useFailureText()
  const keepUser = useKeepUser()
  const [share, setShare] = useState<number | null>(null)
  const abort = useRef<AbortController>(null)

  const complain = (title: string): void => showToast({ title, status: 'error' })

  async function save(call: () => Promise<User>): Promise<void> {
    try {
      keepUser(await call())
      showToast({ title: t('profile.avatar_saved'), status: 'success' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (abort.current?.signal.aborted) return
      if (error.status === 413) complain(t('profile.avatar_too_large'))
      else if (error.status === 415 || error.fields['avatar']) complain(t('profile.avatar_not_image'))
      else complain(failureText(error))
    }
  }

  async function upload(file: File): Promise<void> {
    if (file.size > SIZES.image) return complain(t('profile.avatar_too_large'))
    const form = new FormData()
    form.append('avatar', file)
    abort.current = new AbortController()
    setShare(0)
    const { signal } = abort.current
    await save(() => api.put<User>('auth/update/avatar/', form, { signal, timeout_ms: UPLOAD_MS, onProgress: setShare }))
    setShare(null)
  }

  return {
    /** Of the upload that runs, 0 to 1; null when none does. */
    share,
    chooseDrawn: (drawn: string) => save(() => api.put<User>('auth/update/avatar/', { drawn })),
    upload,
    cancel: () => abort.current?.abort(),
  }
}
