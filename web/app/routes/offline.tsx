import { WifiOff } from 'lucide'
import { Icon } from '../art/icon.tsx'
import { QuietPage } from '../features/info/quiet-page.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'
import { useSite } from '../features/page/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'offline', unlisted: true }

/** Kept by the service worker and shown when a page cannot be fetched: what still works comes first. */
export default function Offline() {
  const t = useTexts('info')
  const { lang } = useSite()
  return (
    <>
      <p className="banner banner-urgent">
        <Icon of={WifiOff} />
        {t('offline.strip')}
      </p>
      <QuietPage picture="bird" niche="f" title={t('offline.title')} text={t('offline.text')}>
        <a className="btn btn-first" href={`/${lang}`} data-reload="">
          {t('offline.again')}
        </a>
      </QuietPage>
    </>
  )
}
