import { useEffect, useRef, useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { NotificationChoices } from '../../notifications/public/choices-section.tsx'
import { useRole, useSession } from '../../../session/session.ts'
import { FailureCard } from '../../../ui/forms/failure-card.tsx'
import { rememberWhereFrom } from '../../../session/where-to.ts'
import { AvatarSection } from './avatar-section.tsx'
import { CurtainSection } from './curtain-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { InstallSection } from './install-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { NamesSection } from './names-section.tsx'
import { OwnThingsSection } from './own-things-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { Section } from '../../../ui/screen/section.tsx'
import { useUser } from './use-user.ts'

export function ProfileScreen() {
  const session = useSession()
  const { lang, signOut } = session
  const role = useRole()
  const [leaving, setLeaving] = useState(false)
  const [deleted, setDeleted] = useState(false)

  useEffect(() => {
    if (role === 'user' || leaving || deleted) return
    rememberWhereFrom(session)
    location.replace(`/${lang}/auth/login`)
  }, [role, leaving, deleted, session, lang])

  async function leave(): Promise<void> {
    setLeaving(true)
    await signOut()
    location.replace(`/${lang}`)
  }

  if (deleted) return <Deleted />
  if (role === 'guest') return null
  return <OwnProfile leaving={leaving} onLeave={() => void leave()} onDeleted={() => setDeleted(true)} />
}

type OwnProfileProps = { leaving: boolean; onLeave: () => void; onDeleted: () => void }

function OwnProfile({ leaving, onLeave, onDeleted }: OwnProfileProps) {
  const t = useIslandTexts('account')
  const { data: user, isError, error, refetch } = useUser()

  if (isError && !user) return <FailureCard failure={error} onAgain={() => void refetch()} />
  if (!user) return <p role="status">{t('common.loading')}</p>
  return (
    <div className="flex flex-col gap-5">
      <AvatarSection user={user} />
      <NamesSection user={user} />
      <OwnThingsSection />
      <LanguageSection user={user} />
      <NotificationChoices user={user} />
      <PasswordSection user={user} />
      <CurtainSection user={user} />
      <DevicesSection />
      <InstallSection />
      <Section title={t('profile.sign_out')} hint={t('profile.sign_out_hint')}>
        <button type="button" className="btn btn-second" aria-disabled={leaving} onClick={() => !leaving && onLeave()}>
          {t('profile.sign_out')}
        </button>
      </Section>
      <DeleteSection user={user} onDeleted={onDeleted} />
    </div>
  )
}

function Deleted() {
  const { lang } = useSession()
  const t = useIslandTexts('account')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <div className="card flex flex-col gap-3 p-5">
      <h2 ref={title} tabIndex={-1} className="text-h3">
        {t('profile.deleted_title')}
      </h2>
      <p>{t('profile.deleted_text')}</p>
      <a className="btn btn-first" href={`/${lang}`}>
        {t('done.home')}
      </a>
    </div>
  )
}
