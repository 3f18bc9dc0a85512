import { ApiError, type FailureKind, failureKind } from '@himoya/kit/session/api-error'
import { useEffect, useRef } from 'react'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { useSession } from '../../session/session.ts'
import { rememberWhereFrom } from '../../session/where-to.ts'
import { useLoadFailureText } from './problem-texts.ts'
import { Changing } from '../screen/changing.tsx'

/** Asking again helps against none of these. */
const NOT_AGAIN: Partial<Record<FailureKind, 'sign_in' | 'home'>> = { '401': 'sign_in', '403': 'home', '404': 'home' }

/** In the place of what did not open: why, and the way on. The numbers are at hand whatever is wrong with us. */
export function FailureCard({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const session = useSession()
  const t = useIslandTexts('problems')
  const failureText = useLoadFailureText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  if (!(failure instanceof ApiError)) throw failure

  const way = NOT_AGAIN[failureKind(failure)] ?? 'again'
  return (
    <section className="card flex flex-col gap-3 p-5" role="alert" data-failure={failureKind(failure)}>
      <h2 ref={title} tabIndex={-1} className="text-h3">
        {t('load_title')}
      </h2>
      <p>
        <Changing>{failureText(failure)}</Changing>
      </p>
      {failure.reference && (
        <p className="text-small text-ink-2">
          <Changing>{t('reference', { reference: failure.reference })}</Changing>
        </p>
      )}
      {way === 'again' && (
        <button type="button" className="btn btn-first" onClick={onAgain}>
          {t('again')}
        </button>
      )}
      {way === 'sign_in' && (
        <a className="btn btn-first" href={`/${session.lang}/auth/login`} onClick={() => rememberWhereFrom(session)}>
          {t('sign_in')}
        </a>
      )}
      {way === 'home' && (
        <a className="btn btn-first" href={`/${session.lang}`}>
          {t('home')}
        </a>
      )}
      <a className="self-center py-2.5 font-[650]" href={`/${session.lang}/numbers`}>
        {t('numbers')}
      </a>
    </section>
  )
}
