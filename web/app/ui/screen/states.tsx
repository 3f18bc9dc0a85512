import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { rememberWhereFrom } from '../../session/where-to.ts'

export function Loading() {
  const t = useIslandTexts('own')
  return (
    <p className="meta" role="status">
      {t('loading')}
    </p>
  )
}

/** The two ways to an account; afterwards the person is here again. */
export function SignInLinks() {
  const t = useIslandTexts('own')
  const session = useSession()
  const remember = (): void => rememberWhereFrom(session)
  return (
    <div className="flex flex-wrap gap-2">
      <a className="btn btn-second" href={`/${session.lang}/auth/login`} onClick={remember}>
        {t('login')}
      </a>
      <a className="btn btn-text" href={`/${session.lang}/auth/register`} onClick={remember}>
        {t('register')}
      </a>
    </div>
  )
}
