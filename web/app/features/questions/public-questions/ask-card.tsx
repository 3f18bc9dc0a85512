import { CircleHelp } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'

/** Below what others asked: the way to ask oneself. */
export function AskCard() {
  const t = useTexts('questions')
  const { lang } = useSite()
  return (
    <section className="card talk">
      <h2>{t('own_title')}</h2>
      <p className="meta">{t('own_text')}</p>
      <a className="btn btn-second" href={`/${lang}/questions/ask`}>
        <Icon of={CircleHelp} />
        {t('ask')}
      </a>
    </section>
  )
}
