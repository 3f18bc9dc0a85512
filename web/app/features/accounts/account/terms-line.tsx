import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'

/** Agreement in one line: pressing the button is the act, and what is agreed to is one tap away. */
export function TermsLine() {
  const { lang } = useSession()
  const t = useIslandTexts('account')
  return (
    <p className="text-small text-ink-2">
      <a className="font-[650]" href={`/${lang}/terms`} target="_blank" rel="noreferrer">
        {t('common.terms')}
      </a>{' '}
      <a className="font-[650]" href={`/${lang}/privacy`} target="_blank" rel="noreferrer">
        {t('common.terms_link')}
      </a>
    </p>
  )
}
