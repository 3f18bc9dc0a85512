import type { EmergencyNumber } from '@himoya/contract/content/content'
import type { Language } from '@himoya/contract/languages'
import { MessageCircle } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { CallLink } from '../../../ui/site/call-link.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'

type Props = { lang: Language; numbers: readonly Pick<EmergencyNumber, 'number' | 'label'>[] }

/** Before anything that was found: who searches for this may need a person. */
export function PersonFirst({ lang, numbers }: Props) {
  const t = useTexts('search')
  return (
    <section className="card person" aria-labelledby="person">
      <h2 id="person">{t('person_title')}</h2>
      <p>{t('person_text')}</p>
      <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('write')}
      </a>
      <ul className="numbers">
        {numbers.map(({ number, label }) => (
          <li key={number}>
            <CallLink {...{ number, label }} quiet />
          </li>
        ))}
      </ul>
      <a className="meta" href={`/${lang}/report`}>
        {t('person_report')}
      </a>
    </section>
  )
}
