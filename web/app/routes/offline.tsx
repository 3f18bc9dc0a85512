import { WifiOff } from 'lucide'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { NumberCard } from '../ui/site/number-card.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'offline', unlisted: true }

/** Kept by the service worker and shown when a page cannot be fetched: what still works comes first. */
export default function Offline() {
  const t = useTexts('info')
  const { lang } = useSite()
  return (
    <div className="wrap page">
      <div className="reading">
        <p className="banner banner-urgent">
          <Icon of={WifiOff} />
          {t('offline.strip')}
        </p>
        <h1>{t('offline.title')}</h1>
        <NumberCard />
        {/* uncovered by the worker where the list is kept (browser/offline/offline-worker.ts) */}
        <div hidden data-kept-list="">
          <a className="btn btn-second" href={`/${lang}/places`}>
            {t('offline.places')}
          </a>
        </div>
        <p className="meta">{t('offline.text')}</p>
        <a className="btn btn-first" href={`/${lang}`} data-reload="">
          {t('offline.again')}
        </a>
      </div>
      <ArchPicture name="bird" niche="f" className="picture-arch" />
    </div>
  )
}
