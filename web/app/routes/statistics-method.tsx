import { METHOD_VERSION } from '@himoya/contract/statistics/statistic-lists'
import { ArrowLeft } from 'lucide'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'statistics_method' }

const SECTIONS = {
  counted: ['counted_1', 'counted_2', 'counted_3', 'counted_4'],
  hidden: ['hidden_1', 'hidden_2', 'hidden_3', 'hidden_4', 'hidden_5'],
  time: ['time_1', 'time_2', 'time_3'],
  kept: ['kept_1', 'kept_2'],
} as const

export default function StatisticsMethod() {
  const t = useTexts('statistics')
  const { lang } = useSite()
  return (
    <div className="wrap page">
      <ArchPicture name="book" niche="f" className="picture-arch" />
      <article className="reading">
        <a className="back" href={`/${lang}/statistics`}>
          <Icon of={ArrowLeft} />
          {t('title')}
        </a>
        <h1>{t('method')}</h1>
        <p className="lead">{t('method_lead')}</p>
        {(Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).map((section) => (
          <section key={section}>
            <h2>{t(`sections.${section}`)}</h2>
            <ul className="says">
              {SECTIONS[section].map((line) => (
                <li key={line}>{t(`sections.${line}`)}</li>
              ))}
            </ul>
          </section>
        ))}
        <p className="meta">{t('version', { version: METHOD_VERSION })}</p>
      </article>
    </div>
  )
}
