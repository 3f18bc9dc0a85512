import { ArchPicture } from '../../../art/picture.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { rememberWhereFrom } from '../../../session/where-to.ts'
import { focusHeading } from '../../../ui/screen/focus-on-mount.ts'
import { HelpNow } from '../../../ui/screen/help-now.tsx'

/** Nothing more is asked; the way to a person stays. `help`: it comes first and takes the focus, and the thanks come after it. */
export function EndScreen({ title, text, help = false }: { title: string; text: string; help?: boolean }) {
  const { lang } = useSession()
  const t = useIslandTexts('questionnaire_run')
  return (
    <section className="questionnaire-end">
      {help ? <HelpNow /> : <ArchPicture name="lantern" niche="a" className="size-32" />}
      <h1 ref={help ? undefined : focusHeading} tabIndex={-1} className="text-h2">
        {title}
      </h1>
      <p>{text}</p>
      <a className={`btn ${help ? 'btn-second' : 'btn-first'}`} href={`/${lang}`}>
        {t('home')}
      </a>
      <a className="btn btn-second" href={`/${lang}/learn`}>
        {t('learn')}
      </a>
      {!help && (
        <a className="btn btn-text" href={`/${lang}/numbers#write`} data-open-chat="">
          {t('talk')}
        </a>
      )}
    </section>
  )
}

/** Of answers with a name on them: whose they are has to be known first. */
export function SignInFirst({ onClose }: { onClose: () => void }) {
  const session = useSession()
  const t = useIslandTexts('questionnaire_run')
  return (
    <section className="questionnaire-end">
      <h1 ref={focusHeading} tabIndex={-1} className="text-h2">
        {t('sign_in_title')}
      </h1>
      <p>{t('sign_in_text')}</p>
      <a className="btn btn-first" href={`/${session.lang}/auth/login`} onClick={() => rememberWhereFrom(session)}>
        {t('sign_in')}
      </a>
      <button type="button" className="btn btn-text" onClick={onClose}>
        {t('leave')}
      </button>
    </section>
  )
}
