import { MessageCircle } from 'lucide'
import { HomeScene } from '../../../art/home-scene.tsx'
import { Icon } from '../../../art/icon.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { useSite } from '../../../ui/site/use-site.ts'
import { AvailabilityLine } from './availability-line.tsx'

export function Hero() {
  const t = useTexts('home')
  const shell = useTexts('shell')
  const { lang } = useSite()
  return (
    <div className="wrap hero">
      <HomeScene />
      <div className="hero-words">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
          <Icon of={MessageCircle} />
          {t('write')}
        </a>
        <AvailabilityLine />
        <a className="btn btn-second" href={`/${lang}/report`}>
          {t('report')}
        </a>
        <a className="btn btn-text" href={`/${lang}/report/receipt`}>
          {shell('back')}
        </a>
      </div>
    </div>
  )
}
