import type { Audience } from '@himoya/contract/common'
import { AUDIENCES } from '@himoya/contract/people'
import { useTexts } from '../../i18n/use-texts.ts'
import { useSite } from './use-site.ts'

type Props = {
  /** The list for everyone, and with `for/…` behind it that of an audience. */
  list: 'learn' | 'tests'
  audience: Audience | undefined
}

/** Whom a list is for. */
export function AudienceChips({ list, audience }: Props) {
  const t = useTexts('learn')
  const { lang } = useSite()
  return (
    <nav className="chips" aria-label={t('audiences')}>
      <a className="chip" href={`/${lang}/${list}`} aria-current={audience ? undefined : 'page'}>
        {t('everyone')}
      </a>
      {AUDIENCES.map((one) => (
        <a key={one} className="chip" href={`/${lang}/${list}/for/${one}`} aria-current={audience === one ? 'page' : undefined}>
          {t(`for.${one}`)}
        </a>
      ))}
    </nav>
  )
}
